import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { uploadMedia } from '@wordpress/media-utils';

/** Returns the function that uploads files, for those who may create attachments (specification 6); `undefined` otherwise. */
export function useMediaUpload(): typeof uploadMedia | undefined {
	const canUpload = useSelect(
		( select ) =>
			select( coreStore ).canUser( 'create', {
				kind: 'postType',
				name: 'attachment',
			} ),
		[]
	);
	return canUpload ? uploadMedia : undefined;
}
