import { __, _x } from '@wordpress/i18n';
import type { Option } from '@wordpress/dataviews';

/** Returns WordPress's post formats. */
export function getFormats(): Option< string >[] {
	return [
		{ value: 'standard', label: _x( 'Standard', 'format', 'atelier' ) },
		{ value: 'aside', label: __( 'Aside', 'atelier' ) },
		{ value: 'audio', label: __( 'Audio', 'atelier' ) },
		{ value: 'chat', label: __( 'Chat', 'atelier' ) },
		{ value: 'gallery', label: __( 'Gallery', 'atelier' ) },
		{ value: 'image', label: __( 'Image', 'atelier' ) },
		{ value: 'link', label: __( 'Link', 'atelier' ) },
		{ value: 'quote', label: __( 'Quote', 'atelier' ) },
		{ value: 'status', label: _x( 'Status', 'format', 'atelier' ) },
		{ value: 'video', label: __( 'Video', 'atelier' ) },
	];
}
