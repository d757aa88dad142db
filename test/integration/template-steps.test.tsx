/*
 * The steps of *Add template*: each begins with the focus in its field, so that a person can type at once.
 */
import { act, screen, waitFor } from '@testing-library/react';

import { AddTemplateModal } from '@/features/templates/dialogs/add-template-modal';
import type { TemplateItem } from '@/features/templates/resolver/read-library';
import { openStage, preparePage, type Stage } from './support/stage';

beforeAll( () => preparePage() );

const ITEMS = [
	{ slug: 'author', state: 'active' },
] as unknown as TemplateItem[];

async function openModal( count: number ): Promise< Stage > {
	const stage = await openStage( '/template' );
	const { server } = stage;
	server.on( { method: 'GET', route: /\/v1\/template-kinds$/ }, () => ( {
		general: [ { slug: 'author', title: 'Author', description: '' } ],
		postTypes: [],
		taxonomies: [],
	} ) );
	server.on( { method: 'GET', route: /\/wp\/v2\/users$/ }, () =>
		Array.from( { length: count }, ( _, index ) => ( {
			id: index + 1,
			slug: `person-${ index }`,
			name: `Person ${ index }`,
			link: '',
		} ) )
	);
	await stage.show(
		<AddTemplateModal items={ ITEMS } onClose={ () => {} } />
	);
	return stage;
}

const enter = async ( { user }: Stage, name: RegExp ) => {
	const button = await screen.findByRole( 'button', { name } );
	act( () => button.focus() );
	await user.keyboard( '{Enter}' );
};

it( 'the name of a custom template has the focus', async () => {
	const stage = await openModal( 0 );
	await enter( stage, /^Custom template/ );
	await waitFor( () =>
		expect( screen.getByRole( 'textbox', { name: 'Name' } ) ).toHaveFocus()
	);
	stage.cleanUp();
} );

it( 'the search for an item has the focus', async () => {
	const stage = await openModal( 12 );
	await enter( stage, /^Author/ );
	await waitFor( () =>
		expect( screen.getByRole( 'searchbox' ) ).toHaveFocus()
	);
	await stage.user.keyboard( 'Ada' );
	expect( screen.getByRole( 'searchbox' ) ).toHaveValue( 'Ada' );
	stage.cleanUp();
} );
