/*
 * Additions of plugins to a list of posts: a field, an action and a view, and a field of quick edit.
 */
import { act, screen, waitFor } from '@testing-library/react';

import { installPublicApi } from '@/app/public-api';
import { getBootPayload } from '@/data/site/boot-payload';
import { usePostFields } from '@/features/posts/fields/use-fields';
import { usePostActions } from '@/features/posts/actions/use-post-actions';
import { usePatternActions } from '@/features/patterns/actions/use-pattern-actions';
import { usePatternFields } from '@/features/patterns/use-fields';
import { VIEW_BASES } from '@/features/patterns/view-base';
import { useTemplateActions } from '@/features/templates/actions/use-template-actions';
import { useTemplateFields } from '@/features/templates/use-fields';
import { VIEW_BASE as TEMPLATES_BASE } from '@/features/templates/view-base';
import type { PostType } from '@/features/posts/reads/post-type';
import { PostEdit } from '@/features/posts/quick-edit/post-edit';
import { ViewNavigation } from '@/features/posts/saved-views/view-navigation';
import { ClientListBody } from '@/kits/list/table/client-list-body';
import { goToAddress } from '@test/helpers/address';
import { openStage, preparePage, press, type Stage } from './support/stage';

const PAGE = {
	slug: 'page',
	name: 'Pages',
	rest_base: 'pages',
	rest_namespace: 'wp/v2',
	hierarchical: true,
	viewable: true,
	supports: { title: true },
	taxonomies: [],
	labels: {},
} as unknown as PostType;

beforeAll( () => preparePage() );

async function openSite(): Promise< Stage > {
	const stage = await openStage( '/page' );
	stage.server.on( { route: /^\/wp\/v2\/types\/page$/ }, () => PAGE );
	stage.server.put( '/wp/v2/pages/1', {
		id: 1,
		type: 'page',
		title: { raw: 'About', rendered: '' },
		status: 'draft',
		date: '2020-01-01T00:00:00',
		rating: 'good',
	} );
	Object.assign( getBootPayload(), {
		viewConfigs: {
			page: {
				form: [ 'rating', 'nobody-registers-it' ],
				views: [
					{
						slug: 'rated',
						title: 'Rated',
						view: { type: 'table', fields: [ 'rating' ] },
					},
				],
			},
		},
	} );
	installPublicApi();
	return stage;
}

function List() {
	const fields = usePostFields( PAGE );
	const actions = usePostActions( PAGE, undefined );
	return <Names fields={ fields } actions={ actions } />;
}

interface Named {
	id: string;
	label?: unknown;
}

function Names( {
	fields,
	actions,
}: {
	fields: readonly Named[];
	actions: readonly Named[];
} ) {
	return (
		<ul>
			{ [ ...fields, ...actions ].map( ( { id, label } ) => (
				<li key={ id }>{ typeof label === 'string' ? label : id }</li>
			) ) }
		</ul>
	);
}

it( 'shows a field and an action, also those that come later, until they are taken away', async () => {
	const stage = await openSite();
	await stage.show( <List /> );
	expect( screen.queryByText( 'Rating' ) ).not.toBeInTheDocument();
	act( () => {
		window.atelier?.registerEntityField( 'postType', 'page', {
			id: 'rating',
			label: 'Rating',
		} );
		window.atelier?.registerEntityAction( 'postType', 'page', {
			id: 'rate',
			label: 'Rate',
			callback: () => {},
		} );
		window.atelier?.registerEntityField( 'postType', 'post', {
			id: 'mood',
			label: 'Mood',
		} );
	} );
	expect( screen.getByText( 'Rating' ) ).toBeVisible();
	expect( screen.getByText( 'Rate' ) ).toBeVisible();
	expect( screen.queryByText( 'Mood' ) ).not.toBeInTheDocument();
	act( () => {
		window.atelier?.unregisterEntityField( 'postType', 'page', 'rating' );
		window.atelier?.unregisterEntityAction( 'postType', 'page', 'rate' );
	} );
	expect( screen.queryByText( 'Rating' ) ).not.toBeInTheDocument();
	expect( screen.queryByText( 'Rate' ) ).not.toBeInTheDocument();
} );

const DESIGN_LISTS = {
	wp_block: function Patterns() {
		return (
			<Names
				fields={ usePatternFields( 'wp_block', '' ) }
				actions={ usePatternActions( 'wp_block' ) }
			/>
		);
	},
	wp_template_part: function Parts() {
		return (
			<Names
				fields={ usePatternFields( 'wp_template_part', '' ) }
				actions={ usePatternActions( 'wp_template_part' ) }
			/>
		);
	},
	wp_template: function Templates() {
		return (
			<Names
				fields={ useTemplateFields( [] ) }
				actions={ useTemplateActions( undefined, 'user' ) }
			/>
		);
	},
};

it.each( Object.entries( DESIGN_LISTS ) )(
	'shows them in the list of %s, too',
	async ( postType, DesignList ) => {
		const stage = await openSite();
		stage.server.on(
			{ method: 'GET', route: /v1\/(patterns|parts)$/ },
			() => ( {} )
		);
		await stage.show( <DesignList /> );
		act( () => {
			window.atelier?.registerEntityField( 'postType', postType, {
				id: 'rating',
				label: 'Rating',
			} );
			window.atelier?.registerEntityAction( 'postType', postType, {
				id: 'rate',
				label: 'Rate',
				callback: () => {},
			} );
		} );
		expect( screen.getByText( 'Rating' ) ).toBeVisible();
		expect( screen.getByText( 'Rate' ) ).toBeVisible();
		expect( screen.getByText( 'Preview' ) ).toBeVisible();
	}
);

it.each( [ VIEW_BASES.wp_block, VIEW_BASES.wp_template_part, TEMPLATES_BASE ] )(
	'shows a column that a plugin adds to the list of $name, after its own',
	async ( viewBase ) => {
		const stage = await openSite();
		Object.assign( getBootPayload(), {
			viewConfigs: {
				[ viewBase.name ]: { view: { fields: [ 'rating' ] } },
			},
		} );
		goToAddress( '/pattern', 'layout=table' );
		const item = { id: '1', title: 'Mine', author: 'Ada', rating: 'Best' };
		const fields = [ 'title', 'author', 'rating', 'other' ].map(
			( id ) => ( {
				id,
				label: id,
				getValue: ( entry: { item: Record< string, string > } ) =>
					entry.item[ id ],
			} )
		);
		await stage.show(
			<ClientListBody
				name="all"
				source={ {
					items: [ item ],
					error: undefined,
					retry: () => {},
				} }
				viewBase={ viewBase }
				fields={ fields as never }
				actions={ [] }
				header="Mine"
				getItemId={ ( { id } ) => id }
				getPath={ () => undefined }
			/>
		);
		expect( await screen.findByText( 'Best' ) ).toBeVisible();
		expect(
			screen
				.getAllByRole( 'columnheader' )
				.map( ( { textContent } ) => textContent )
				.slice( -2 )
		).toEqual( [ 'author', 'rating' ] );
		stage.cleanUp();
	}
);

it.each( [
	[ 'root', { id: 'x' } ],
	[ 'postType', { label: 'X' } ],
	[ 'postType', null ],
] )(
	'refuses with a word what is no field of a post type: %s %j',
	async ( kind, field ) => {
		await openSite();
		expect(
			() =>
				window.atelier?.registerEntityField(
					kind,
					'page',
					field as never
				)
		).toThrow( /registerEntityField\(\) takes "postType"/ );
	}
);

it( 'lists a plugin’s view beside its own, which leads to its layout', async () => {
	const stage = await openSite();
	await stage.show( <ViewNavigation postType="page" /> );
	expect(
		await screen.findByRole( 'link', { name: 'Rated' } )
	).toHaveAttribute(
		'href',
		expect.stringMatching(
			/activeView=rated.*layout=table|layout=table.*activeView=rated/
		)
	);
} );

it( 'edits a plugin’s field in quick edit, and saves it', async () => {
	const stage = await openSite();
	window.atelier?.registerEntityField( 'postType', 'page', {
		id: 'rating',
		label: 'Rating',
		type: 'text',
	} );
	goToAddress( '/page', 'postId=1' );
	await stage.show( <PostEdit postType="page" /> );
	await screen.findByText( 'Status' );
	await press( /Rating/ )( stage );
	const input = await screen.findByRole( 'textbox', { name: 'Rating' } );
	await stage.user.clear( input );
	await stage.user.type( input, 'better' );
	await stage.user.keyboard( '{Escape}' );
	await press( 'Apply' )( stage );
	await waitFor( () =>
		expect( stage.server.get( '/wp/v2/pages/1' ) ).toMatchObject( {
			rating: 'better',
		} )
	);
} );
