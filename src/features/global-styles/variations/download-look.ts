import { formatLookFile, getLookFileName } from '../engine/look-file';
import type { StyleVariation } from '../engine/variation-properties';

/**
 * Downloads a look as a JSON file.
 *
 * @param look Look.
 */
export function downloadLook( look: StyleVariation ): void {
	const url = URL.createObjectURL(
		new Blob( [ formatLookFile( look ) ], { type: 'application/json' } )
	);
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = getLookFileName( look.title );
	link.click();
	URL.revokeObjectURL( url );
}
