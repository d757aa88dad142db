import type { Action } from '@wordpress/dataviews';

import type {
	ActiveEntry,
	TemplateLibrary,
} from '@/features/templates/reads/templates';
import { useTemplateActions } from '@/features/templates/actions/use-template-actions';
import { copyOriginal } from '@/features/templates/actions/copy-original';
import { DetailsForm } from '@/features/templates/actions/rename-template';
import type { TemplateItem } from '@/features/templates/resolver';
import { Conflicts } from '@/kits/saving/conflicts';
import { screen, waitFor } from '@testing-library/react';
import type { Fields, RestServer } from './support/rest-server';
import {
	openStage,
	press,
	type as typeText,
	type Stage,
} from './support/stage';
import { testWrites, type WriteFlow } from './support/write-matrix';

const POSTS = '/wp/v2/wp_template';
const ACTIVE = /active-templates\/single$/;
const RESTORE = /deletions\/\d+\/restore$/;

let lastId = 0;
const newest = () => `${ POSTS }/${ lastId }`;
const ACTIVE_ROUTE = '/atelier/v1/active-templates/single';

function aTemplate( { server }: Stage ): TemplateItem {
	const id = ++lastId;
	server.put( newest(), {
		id,
		title: { raw: 'Review' },
		content: { raw: 'Text' },
		status: 'publish',
	} );
	return {
		id,
		type: 'wp_template',
		slug: 'single',
		title: 'Review',
		description: '',
		theme: 'theme',
		status: 'publish',
		source: 'custom',
		is_custom: false,
		author: 1,
		author_text: 'Ada',
		author_avatar: '',
		original_source: 'user',
		modified: null,
		key: `wp_template:${ id }`,
		state: 'inactive',
		servedBy: undefined,
		isDeactivated: false,
		hasEntry: false,
		hasFile: true,
		has_update: false,
	};
}

/** Puts the entry of the slug on the server, and returns the library that lists it. */
function aLibrary( { server }: Stage, entry: ActiveEntry ): TemplateLibrary {
	server.put( ACTIVE_ROUTE, {
		slug: 'single',
		template: entry,
		template_name: 'The original from the theme or plugin',
		title: 'Review',
	} );
	return {
		templates: [],
		slugs: {
			single: {
				entry,
				served_by: entry || 'theme//single',
				has_file: true,
				atelier_token: String(
					server.read( ACTIVE_ROUTE ).atelier_token
				),
			},
		},
		theme: 'theme',
	};
}

/** An action of a row, as the list presses it. */
function RowAction( {
	id,
	item,
	library,
}: {
	id: string;
	item: TemplateItem;
	library: TemplateLibrary;
} ) {
	const action = useTemplateActions( library, 'user' ).find(
		( candidate ) => candidate.id === id
	) as Action< TemplateItem >;
	return (
		<button
			onClick={ () =>
				'callback' in action &&
				action.callback( [ item ], { registry: undefined } )
			}
		>
			{ typeof action.label === 'function'
				? action.label( [ item ] )
				: action.label }
		</button>
	);
}

const showAction =
	(
		id: string,
		toEntry: ( item: number ) => ActiveEntry = () => null,
		state: TemplateItem[ 'state' ] = 'inactive'
	) =>
	( stage: Stage ) => {
		const item = { ...aTemplate( stage ), state };
		const library = aLibrary( stage, toEntry( Number( item.id ) ) );
		return stage.show(
			<RowAction id={ id } item={ item } library={ library } />
		);
	};

const changeEntry = ( server: RestServer ) =>
	server.change( ACTIVE_ROUTE, { template: false, template_name: 'None' } );

const ORIGINAL = 'theme//single';

const readContent = ( record: Fields | undefined ) => {
	const content = record?.content as { raw?: string } | string | undefined;
	return typeof content === 'string' ? content : content?.raw;
};

const isTrashed = ( server: RestServer ) =>
	server.get( newest() )?.status === 'trash' ? 1 : 0;

const FLOWS: readonly WriteFlow[] = [
	{
		name: 'Templates: activate',
		item: 'Review',
		write: { method: 'PUT', route: ACTIVE },
		prepare: showAction( 'activate-template' ),
		submit: press( 'Activate' ),
		countWritten: ( server ) =>
			server.get( ACTIVE_ROUTE )?.template === lastId ? 1 : 0,
		changeElsewhere: changeEntry,
		success: /“Review” is active now\./,
	},
	{
		name: 'Templates: deactivate',
		item: 'Review',
		write: { method: 'PUT', route: ACTIVE },
		prepare: showAction( 'deactivate-template', ( id ) => id, 'active' ),
		submit: press( 'Deactivate' ),
		countWritten: ( server ) =>
			server.get( ACTIVE_ROUTE )?.template === null ? 1 : 0,
		changeElsewhere: changeEntry,
		success: /“Review” deactivated\./,
	},
	{
		name: 'Templates: duplicate',
		item: 'Review',
		write: { method: 'POST', route: /wp_template$/ },
		prepare: showAction( 'duplicate-template' ),
		submit: press( 'Duplicate' ),
		countWritten: ( server ) =>
			server.list( POSTS ).filter( ( { slug } ) => slug === 'single' )
				.length,
		success: /“Review” duplicated\./,
	},
	{
		name: 'Templates: rename',
		item: 'Article',
		write: { method: 'PUT', route: /wp_template/ },
		prepare: async ( stage ) => {
			await stage.show(
				<DetailsForm items={ [ aTemplate( stage ) ] } />
			);
			await typeText( 'Name', 'Article' )( stage );
		},
		submit: press( 'Save' ),
		countWritten: ( server ) =>
			server.get( newest() )?.title === 'Article' ? 1 : 0,
		success: /Template saved\./,
		expectUnsaved: () =>
			expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Article' ),
	},
	{
		name: 'Templates: reset',
		item: 'Review',
		write: { method: 'DELETE', route: /wp_template/ },
		prepare: showAction( 'reset-template', undefined, 'active' ),
		submit: press( 'Reset' ),
		countWritten: isTrashed,
		success: /“Review” reset\./,
		findsOut: true,
	},
	{
		name: 'Templates: take over the original',
		item: 'Review',
		write: { method: 'PUT', route: /wp_template/ },
		prepare: ( stage ) => {
			const item = aTemplate( stage );
			stage.server.put( `/wp/v2/wp_registered_template/${ ORIGINAL }`, {
				id: ORIGINAL,
				content: { raw: 'Updated' },
			} );
			return stage.show(
				<button
					onClick={ () =>
						void copyOriginal( item, {
							...item,
							type: 'wp_registered_template',
							id: ORIGINAL,
						} )
					}
				>
					Take over
				</button>
			);
		},
		submit: press( 'Take over' ),
		countWritten: ( server ) =>
			readContent( server.get( newest() ) ) === 'Updated' ? 1 : 0,
		success: /“Review” has the content of the original now\./,
	},
	{
		name: 'Templates: delete',
		item: 'Review',
		write: { method: 'DELETE', route: /wp_template/ },
		prepare: showAction( 'delete-template' ),
		submit: press( 'Delete' ),
		countWritten: isTrashed,
		success: /"Review" deleted\./,
		findsOut: true,
	},
	{
		name: 'Templates: restore',
		item: 'Review',
		write: { method: 'POST', route: RESTORE },
		prepare: async ( stage ) => {
			await showAction( 'delete-template' )( stage );
			await press( 'Delete' )( stage );
			await screen.findByRole( 'button', { name: 'Undo' } );
		},
		submit: press( 'Undo' ),
		countWritten: ( server ) => 1 - isTrashed( server ),
		success: /Undone\./,
	},
];

testWrites( FLOWS );

it( 'names both choices where somebody else has chosen for the same slug', async () => {
	const stage = await openStage();
	const item = aTemplate( stage );
	const library = aLibrary( stage, null );
	await stage.show(
		<>
			<RowAction
				id="activate-template"
				item={ item }
				library={ library }
			/>
			<Conflicts />
		</>
	);
	changeEntry( stage.server );
	await press( 'Activate' )( stage );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'See both' } )
	);

	expect(
		screen.getByRole( 'group', { name: 'Your version' } )
	).toHaveTextContent( 'Review' );
	expect(
		screen.getByRole( 'group', { name: 'The other version' } )
	).toHaveTextContent( 'None' );
	await press( 'Overwrite with my version' )( stage );
	await waitFor( () =>
		expect( stage.server.get( ACTIVE_ROUTE )?.template ).toBe( lastId )
	);
} );

describe( 'Undo of an activation', () => {
	it.each( [
		{ name: 'goes back to what served', theirs: undefined, after: null },
		{
			name: 'leaves what somebody else has chosen since, and says so',
			theirs: false,
			after: false,
		},
	] )( '$name', async ( { theirs, after } ) => {
		const stage = await openStage();
		await showAction( 'activate-template' )( stage );
		await press( 'Activate' )( stage );
		const undo = await screen.findByRole( 'button', { name: 'Undo' } );
		if ( theirs !== undefined ) {
			stage.server.change( ACTIVE_ROUTE, { template: theirs } );
		}
		await stage.user.click( undo );

		await waitFor( () =>
			expect( document.body ).toHaveTextContent(
				theirs === undefined
					? 'Undone.'
					: /“Review”: Someone else has chosen another template since\. It was kept\./
			)
		);
		expect( stage.server.get( ACTIVE_ROUTE )?.template ).toBe( after );
	} );
} );
