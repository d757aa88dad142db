import type { Form, FormField } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

import type { QuickEditField } from './get-form-fields';

const PANEL = { type: 'panel', labelPosition: 'side' } as const;

/** Fields of the first card, in their order. */
const SUMMARY: readonly QuickEditField[] = [
	'title',
	'status',
	'date',
	'author',
];

/**
 * Returns the form of these fields: a picture, a card with the fields that are changed most, and a card with the others. Each field is a line
 * that opens a dropdown; related fields open together, some in a modal.
 *
 * @param fields   The fields.
 * @param count    Number of edited posts.
 * @param isMobile Whether the viewport is small, where a dropdown is too small for a list.
 * @param added    Ids of fields of plugins.
 */
export function getForm(
	fields: readonly QuickEditField[],
	count: number,
	isMobile = false,
	added: readonly string[] = []
): Form {
	const lines: Partial< Record< QuickEditField, FormField > > = {
		status: {
			id: 'status',
			label: __( 'Status', 'atelier' ),
			// Several posts have no common password.
			children: count > 1 ? [ 'status' ] : [ 'status', 'password' ],
			layout: { ...PANEL, summary: 'status' },
		},
		discussion: {
			id: 'discussion',
			label: __( 'Discussion', 'atelier' ),
			children: [ 'comment_status', 'ping_status' ],
			layout: { ...PANEL, openAs: 'modal', summary: 'discussion' },
		},
		excerpt: {
			id: 'excerpt',
			layout: { ...PANEL, openAs: 'modal' },
		},
		...( isMobile && {
			categories: {
				id: 'categories',
				layout: { ...PANEL, openAs: 'modal' },
			},
			tags: { id: 'tags', layout: { ...PANEL, openAs: 'modal' } },
		} ),
	};
	const toLine = ( id: QuickEditField ): FormField =>
		lines[ id ] ?? { id, layout: PANEL };

	const summary = SUMMARY.filter( ( id ) => fields.includes( id ) );
	const rest = fields.filter(
		( id ) =>
			! SUMMARY.includes( id ) &&
			! [ 'featured_media', 'sticky', 'format' ].includes( id )
	);
	const row = ( [ 'sticky', 'format' ] as const ).filter( ( id ) =>
		fields.includes( id )
	);
	const settings = [
		...rest.map( toLine ),
		...( row.length > 0
			? [
					{
						id: 'presentation',
						label: __( 'Presentation', 'atelier' ),
						layout: { type: 'row', alignment: 'start' },
						children: [ ...row ],
					} as FormField,
			  ]
			: [] ),
		...added.map( ( id ): FormField => ( { id, layout: PANEL } ) ),
	];

	return {
		layout: { type: 'regular', labelPosition: 'top' },
		fields: [
			...( fields.includes( 'featured_media' )
				? [
						{
							id: 'featured_media',
							layout: { type: 'regular', labelPosition: 'none' },
						} as FormField,
				  ]
				: [] ),
			card(
				'summary',
				__( 'Summary', 'atelier' ),
				summary.map( toLine )
			),
			...( settings.length > 0
				? [ card( 'settings', __( 'Settings', 'atelier' ), settings ) ]
				: [] ),
		],
	};
}

function card( id: string, label: string, children: FormField[] ): FormField {
	return {
		id,
		label,
		children,
		layout: { type: 'card', withHeader: true, isOpened: true },
	};
}
