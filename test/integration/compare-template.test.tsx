/*
 * The dialog that compares a version of a template with the file that it hides lists the blocks that both have differently.
 */
import { screen, within } from '@testing-library/react';

import { CompareForm } from '@/features/templates/actions/compare-template';
import { aListedTemplate, aTemplateLibrary } from './support/design-lists';
import { FAULTS, type Fault } from './support/rest-server';
import { openStage, preparePage, press, type Stage } from './support/stage';

beforeAll( () => {
	preparePage();
	// The DOM that tests run in has no layout.
	globalThis.IntersectionObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
} );

const p = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;
const FILE = /wp_registered_template\/slate/;

const READ_OF_FILE = { method: 'GET', route: FILE };

async function openDialog( file: string, fault?: Fault ): Promise< Stage > {
	const stage = await openStage();
	const { server } = stage;
	const version = aListedTemplate( { state: 'inactive' } );
	const original = aListedTemplate( {
		id: 'slate//single',
		type: 'wp_registered_template',
		source: 'theme',
	} );
	server.on( { method: 'GET', route: /v1\/templates$/ }, () =>
		aTemplateLibrary( [ version, original ] )
	);
	server.on( { method: 'GET', route: /v1\/template-kinds$/ }, () => ( {
		general: [],
		postTypes: [],
		taxonomies: [],
	} ) );
	server.put( '/wp/v2/wp_template/7', {
		id: 7,
		content: { raw: [ p( 'One' ), p( 'Mine' ) ].join( '' ) },
	} );
	server.on( READ_OF_FILE, () => ( {
		content: { raw: file },
	} ) );
	if ( fault ) {
		server.failAll( READ_OF_FILE, fault );
	}
	await stage.show(
		<CompareForm
			items={ [ { ...version, key: 'wp_template:7' } as never ] }
			closeModal={ () => {} }
		/>
	);
	return stage;
}

const findChanges = async () =>
	within(
		await screen.findByRole( 'region', { name: 'Changes of the original' } )
	);

it( 'lists blocks with both texts', async () => {
	await openDialog( [ p( 'One' ), p( 'Original' ), p( 'New' ) ].join( '' ) );
	const changes = await findChanges();
	expect(
		( await changes.findAllByRole( 'listitem' ) ).map(
			( row ) => row.textContent
		)
	).toEqual( [ 'Paragraph: changedMine → Original', 'Paragraph: addedNew' ] );
} );

it( 'says when both have the same content', async () => {
	await openDialog( [ p( 'One' ), p( 'Mine' ) ].join( '\n\n' ) );
	expect(
		await (
			await findChanges()
		).findByText( 'The two have the same content.' )
	).toBeVisible();
} );

it( 'says why a content could not be read (fault 1)', async () => {
	const stage = await openDialog( '', FAULTS[ 0 ] as Fault );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		/There has been a critical error\./
	);
	stage.server.failAll( READ_OF_FILE );
	await press( 'Retry' )( stage );
	await findChanges();
} );
