import { addFilter } from '@wordpress/hooks';
import { MediaUpload } from '@wordpress/media-utils';

let isRegistered = false;

/**
 * Connects the block editor's media controls to the host's media library; without that they have no button for it. The host's editor does the
 * same, but may not be on the page.
 */
export function registerMediaUpload(): void {
	if ( isRegistered ) {
		return;
	}
	isRegistered = true;
	addFilter(
		'editor.MediaUpload',
		'atelier/media-upload',
		() => MediaUpload
	);
}
