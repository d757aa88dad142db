/*
 * Cards of patterns and templates after a change of another item: their pictures stay until newer ones are there, and so does the focus.
 */
import { useState, type ComponentType } from 'react';
import { screen, waitFor } from '@testing-library/react';

import type { PatternItem } from '@/features/patterns/rules/types';
import { usePatternFields } from '@/features/patterns/use-fields';
import { VIEW_BASES } from '@/features/patterns/view-base';
import type { TemplateItem } from '@/features/templates/resolver/read-library';
import { useTemplateFields } from '@/features/templates/use-fields';
import { VIEW_BASE } from '@/features/templates/view-base';
import type { ViewBase } from '@/kits/list';
import { ClientListBody } from '@/kits/list/table/client-list-body';
import { openStage, preparePage } from './support/stage';

beforeAll( () => {
	preparePage();
	// No element is visible in jsdom.
	globalThis.IntersectionObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
} );

const getItemId = ( { key, id }: { key?: string; id: unknown } ) =>
	key ?? String( id );
const getPath = () => '/';
const retry = () => {};
const NO_ACTIONS: never[] = [];

function List( {
	items,
	...props
}: {
	items: readonly unknown[];
	fields: never;
	viewBase: ViewBase;
} ) {
	return (
		<ClientListBody
			{ ...props }
			name="all"
			source={ { items: items as never[], error: undefined, retry } }
			actions={ NO_ACTIONS }
			header="All"
			getItemId={ getItemId }
			getPath={ getPath }
		/>
	);
}

const aPattern = ( id: number ) =>
	( {
		id,
		type: 'wp_block',
		title: `Item ${ id }`,
		description: '',
		author: { name: 'Ada', type: 'user' },
		keywords: [],
		categories: [],
		syncStatus: 'full',
	} ) as unknown as PatternItem;

function Patterns( { count }: { count: number } ) {
	const items = [ 1, 2 ].slice( 0, count ).map( aPattern );
	const fields = usePatternFields( 'wp_block', `Changed ${ count }` );
	return (
		<List
			items={ items }
			fields={ fields as never }
			viewBase={ VIEW_BASES.wp_block }
		/>
	);
}

const aTemplate = ( id: number ) =>
	( {
		key: `wp_template:${ id }`,
		id,
		type: 'wp_template',
		slug: `item-${ id }`,
		title: `Item ${ id }`,
		description: '',
		state: 'active',
		author_text: 'Ada',
		theme: 'paper',
	} ) as unknown as TemplateItem;

function Templates( { count }: { count: number } ) {
	const items = [ 1, 2 ].slice( 0, count ).map( aTemplate );
	const fields = useTemplateFields( items );
	return (
		<List
			items={ items }
			fields={ fields as never }
			viewBase={ VIEW_BASE }
		/>
	);
}

function Changing( { Shown }: { Shown: ComponentType< { count: number } > } ) {
	const [ count, setCount ] = useState( 1 );
	return (
		<>
			<button onClick={ () => setCount( 2 ) }>Duplicate</button>
			<Shown count={ count } />
		</>
	);
}

it.each( [
	[ 'patterns', Patterns ],
	[ 'templates', Templates ],
] )(
	'the cells of %s are the same elements when another item comes',
	async ( _name, Shown ) => {
		const stage = await openStage( '/pattern' );
		stage.server.on( { method: 'GET', route: /preview/ }, () => ( {} ) );
		await stage.show( <Changing Shown={ Shown } /> );
		const title = await screen.findByText( 'Item 1' );
		const find = () =>
			document.querySelectorAll( '.atelier-record-preview' );
		const [ picture ] = find();
		expect( picture ).toBeDefined();

		await stage.user.click(
			screen.getByRole( 'button', { name: 'Duplicate' } )
		);
		await waitFor( () => expect( find() ).toHaveLength( 2 ) );
		expect( find()[ 0 ] ).toBe( picture );
		expect( screen.getByText( 'Item 1' ) ).toBe( title );
		stage.cleanUp();
	}
);
