import { __ } from '@wordpress/i18n';

import type { RightName } from '@/data/site/boot-payload';
import type { RouteQuery } from '@/router';

/** An inner screen of Styles (specification 2.4). */
export interface StyleScreen {
	name: string;
	label: string;
	/** Parameters of `/styles`, or of the editor's address, that open it. */
	query: RouteQuery;
	/** Rights that it asks for. */
	rights: readonly RightName[];
}

const RIGHTS: readonly RightName[] = [ 'editStyles' ];

/** Returns the inner screens of Styles that the command palette leads to. */
export function getStyleScreens(): readonly StyleScreen[] {
	const inner = ( section: string, label: string ): StyleScreen => ( {
		name: section.slice( 1 ),
		label,
		query: { section },
		rights: RIGHTS,
	} );
	return [
		inner( '/variations', __( 'Browse styles', 'atelier' ) ),
		inner( '/typography', __( 'Typography', 'atelier' ) ),
		inner( '/typography/font-sizes', __( 'Font size presets', 'atelier' ) ),
		{
			name: 'manage-fonts',
			label: __( 'Manage fonts', 'atelier' ),
			query: { section: '/typography', fonts: 'library' },
			rights: RIGHTS,
		},
		inner( '/colors', __( 'Colors', 'atelier' ) ),
		inner( '/colors/palette', __( 'Edit palette', 'atelier' ) ),
		inner( '/background', __( 'Background', 'atelier' ) ),
		inner( '/shadows', __( 'Shadows', 'atelier' ) ),
		inner( '/layout', __( 'Layout', 'atelier' ) ),
		inner( '/blocks', __( 'Blocks', 'atelier' ) ),
		{
			...inner( '/css', __( 'Additional CSS', 'atelier' ) ),
			rights: [ ...RIGHTS, 'editCss' ],
		},
		inner( '/revisions', __( 'Revisions', 'atelier' ) ),
		{
			name: 'style-book',
			label: __( 'Style Book', 'atelier' ),
			query: { preview: 'stylebook' },
			rights: RIGHTS,
		},
	];
}
