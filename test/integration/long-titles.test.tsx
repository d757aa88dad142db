/*
 * Names of 1 MB are stored values, too: a dialog asks with a shortened name, and its field has the whole one, which is written back.
 */
import type { RenderModalProps } from '@wordpress/dataviews';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';

import { deleteMenu } from '@/features/menus/actions/delete-menu';
import { renameMenu } from '@/features/menus/actions/rename-menu';
import { DuplicateModal } from '@/features/posts/actions/duplicate-post';
import { renameView } from '@/features/posts/saved-views/actions/rename-view';
import { deleteLook } from '@/features/styles/variations/actions/delete-look';
import { renameLook } from '@/features/styles/variations/actions/rename-look';
import { openStage, preparePage } from './support/stage';

const MEGABYTE = 'x'.repeat( 1_000_000 );

/** Characters of a dialog with a few shortened names. */
const MAX_DIALOG = 3_000;

const ITEM = {
	id: 3,
	type: 'page',
	title: MEGABYTE,
	status: 'publish',
	tree: undefined,
	record: undefined,
};

type Modal = ComponentType< RenderModalProps< never > >;

const getDialog = ( action: object ) => ( action as { Dialog: Modal } ).Dialog;

const DIALOGS: readonly {
	name: string;
	Dialog: unknown;
	item?: object;
	/** Value of its field. */
	field?: string;
}[] = [
	{ name: 'Delete of a menu', Dialog: getDialog( deleteMenu ) },
	{
		name: 'Rename of a menu',
		Dialog: getDialog( renameMenu ),
		field: MEGABYTE,
	},
	{ name: 'Delete of saved styles', Dialog: getDialog( deleteLook ) },
	{
		name: 'Rename of saved styles',
		Dialog: getDialog( renameLook ),
		field: MEGABYTE,
	},
	{
		name: 'Rename of a view',
		Dialog: getDialog( renameView ),
		field: MEGABYTE,
	},
	{
		name: 'Duplicate of a post',
		Dialog: DuplicateModal,
		item: { ...ITEM, title: { raw: MEGABYTE } },
		field: `${ MEGABYTE } (Copy)`,
	},
];

beforeAll( () => preparePage() );

it.each( DIALOGS )(
	'$name shows a shortened name and writes the whole one',
	async ( { Dialog, item = ITEM, field } ) => {
		const stage = await openStage( '/' );
		stage.server.on( { method: 'GET', route: /v2\/navigation$/ }, () => [
			{
				id: 4,
				title: { raw: MEGABYTE },
				status: 'publish',
				modified_gmt: '2026-11-21T10:00:00',
			},
		] );
		stage.server.on( { method: 'GET', route: /v1\/usage$/ }, () => ( {
			items: [],
			total: 1,
			hidden: 1,
			index: { done: 1, total: 1, isWhole: true },
		} ) );
		const Part = Dialog as Modal;
		await stage.show(
			<Part items={ [ item ] as never[] } closeModal={ () => {} } />
		);
		await screen.findByRole( 'button', { name: 'Cancel' } );

		expect( document.body.textContent!.length ).toBeLessThan( MAX_DIALOG );
		if ( field === undefined ) {
			expect( document.body ).toHaveTextContent( /xxx…/ );
		} else {
			const { value } = screen.getByRole< HTMLInputElement >( 'textbox' );
			expect( value === field ).toBe( true );
		}
	}
);
