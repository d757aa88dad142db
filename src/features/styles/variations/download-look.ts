import { downloadBlob } from '@wordpress/blob';

import { formatLookFile, getLookFileName } from '../rules/look-file';
import type { TitledConfig } from '../rules/variation-properties';

/**
 * Downloads a look as a JSON file.
 *
 * @param look Look.
 */
export function downloadLook( look: TitledConfig ): void {
	downloadBlob(
		getLookFileName( look.title ),
		formatLookFile( look ),
		'application/json'
	);
}
