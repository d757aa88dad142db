import type { Origin } from '../engine/config';
import { describeOrigin } from '../engine/describe-path';

/** Says where a value comes from. */
export function OriginBadge( { origin }: { origin: Origin } ) {
	return (
		<span className={ `atelier-styles-origin is-${ origin }` }>
			{ describeOrigin( origin ) }
		</span>
	);
}
