import type { Action } from '@wordpress/dataviews';

import type { TemplateLibrary } from '@/features/templates/reads/templates';
import { useTemplateActions } from '@/features/templates/actions/use-template-actions';
import { DetailsForm } from '@/features/templates/dialogs/details-form';
import type { TemplateItem } from '@/features/templates/resolver';
import { screen } from '@testing-library/react';
import { answer, type RestServer } from './support/rest-server';
import { press, type as typeText, type Stage } from './support/stage';
import { testWrites, type WriteFlow } from './support/write-matrix';

const POSTS = '/wp/v2/wp_template';
const ACTIVE = /active-templates\/single$/;
const RESTORE = /deletions\/\d+\/restore$/;

let lastId = 0;
const newest = () => `${ POSTS }/${ lastId }`;
const ACTIVE_ROUTE = '/active';

function aTemplate( { server }: Stage ): TemplateItem {
	const id = ++lastId;
	server.put( newest(), {
		id,
		title: { raw: 'Review' },
		content: { raw: 'Text' },
		status: 'publish',
	} );
	server.put( ACTIVE_ROUTE, { value: null } );
	server.on( { method: 'DELETE', route: /wp_template/ }, () => {
		server.change( newest(), { status: 'trash' } );
		return answer( 200, { id, status: 'trash' } );
	} );
	server.on( { method: 'POST', route: RESTORE }, () => {
		server.change( newest(), { status: 'publish' } );
		return { kind: 'postType', name: 'wp_template', id, status: 'publish' };
	} );
	// As `includes/templates/class-active-templates-controller.php`.
	server.on( { method: 'PUT', route: ACTIVE }, ( { data } ) => {
		const present = server.get( ACTIVE_ROUTE )?.value;
		if ( present !== data.expected && present !== data.value ) {
			return answer( 409, { code: 'changed', message: 'Changed.' } );
		}
		server.put( ACTIVE_ROUTE, { value: data.value } );
		return { single: data.value };
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
		hasFile: true,
		has_update: false,
	};
}

const LIBRARY: TemplateLibrary = { templates: [], active: {}, theme: 'theme' };

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
	const action = useTemplateActions( library ).find(
		( candidate ) => candidate.id === id
	) as Action< TemplateItem > & { label: string };
	return (
		<button
			onClick={ () =>
				'callback' in action &&
				action.callback( [ item ], { registry: undefined } )
			}
		>
			{ action.label }
		</button>
	);
}

const showAction =
	(
		id: string,
		toLibrary: ( item: number ) => Partial< TemplateLibrary > = () => ( {} )
	) =>
	( stage: Stage ) => {
		const item = aTemplate( stage );
		const library = { ...LIBRARY, ...toLibrary( Number( item.id ) ) };
		stage.server.put( ACTIVE_ROUTE, {
			value: library.active.single ?? null,
		} );
		return stage.show(
			<RowAction id={ id } item={ item } library={ library } />
		);
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
			server.get( ACTIVE_ROUTE )?.value === lastId ? 1 : 0,
		success: /“Review” is active now\./,
	},
	{
		name: 'Templates: deactivate',
		item: 'Review',
		write: { method: 'PUT', route: ACTIVE },
		prepare: showAction( 'deactivate-template', ( id ) => ( {
			active: { single: id },
		} ) ),
		submit: press( 'Deactivate' ),
		countWritten: ( server ) =>
			server.get( ACTIVE_ROUTE )?.value === null ? 1 : 0,
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
		prepare: showAction( 'reset-template' ),
		submit: press( 'Reset' ),
		countWritten: isTrashed,
		success: /“Review” reset\./,
		findsOut: true,
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
