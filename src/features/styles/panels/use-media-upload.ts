import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import type { uploadMedia } from '@wordpress/media-utils';

type Upload = typeof uploadMedia;

/** Returns the function that uploads files, for those who may create attachments (specification 6); `undefined` otherwise. */
export function useMediaUpload(): Upload | undefined {
	const canUpload = useSelect(
		( select ) =>
			select( coreStore ).canUser( 'create', {
				kind: 'postType',
				name: 'attachment',
			} ),
		[]
	);
	return canUpload ? upload : undefined;
}

// The script is loaded with the first upload.
async function upload( options: Parameters< Upload >[ 0 ] ): Promise< void > {
	try {
		const { uploadMedia: send } = await import( './upload-media' );
		await send( options );
	} catch ( error ) {
		options.onError?.( error as Error );
	}
}
