import { describeOrigin } from '../rules/describe-path';
import type { ValueOrigin } from '../rules/value-origin';

/** Badge with the origin of a value. */
export function OriginBadge( { origin }: { origin: ValueOrigin } ) {
	return (
		<span className={ `atelier-styles-origin is-${ origin }` }>
			{ describeOrigin( origin ) }
		</span>
	);
}
