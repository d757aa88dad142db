import type { Origin } from '@/utils/theme-json/config';
import { describeOrigin } from '../rules/describe-path';

/** Says where a value comes from. */
export function OriginBadge( { origin }: { origin: Origin } ) {
	return (
		<span className={ `atelier-styles-origin is-${ origin }` }>
			{ describeOrigin( origin ) }
		</span>
	);
}
