/*
 * Templates where a filter turns their versions off: WordPress's own route makes and deletes them, and nothing is activated.
 */
import { activateTemplates } from '@/features/templates/actions/activate-templates';
import { customizeTemplate } from '@/features/templates/actions/customize-template';
import { deactivateTemplates } from '@/features/templates/actions/deactivate-templates';
import { duplicateTemplate } from '@/features/templates/actions/duplicate-templates';
import { editTemplate } from '@/features/templates/actions/edit-template';
import type {
	TemplateAction,
	TemplateContext,
} from '@/features/templates/actions/template-action';
import type { TemplateItem } from '@/features/templates/resolver';
import {
	createTemplate,
	updateTemplate,
} from '@/features/templates/writes/write-templates';
import { answer } from './support/rest-server';
import { openStage, preparePage } from './support/stage';

beforeAll( () =>
	preparePage( {
		features: {
			customViews: true,
			pageDetails: true,
			templateActivation: false,
		},
	} )
);

const COPY = {
	id: 'slate//single',
	type: 'wp_template',
	slug: 'single',
	title: 'Single',
	description: '',
	status: 'publish',
	state: 'active',
} as TemplateItem;
const FILE = { ...COPY, type: 'wp_registered_template' } as TemplateItem;

it.each( [
	[ 'wide', 'wide' ],
	// The id has the slug in it, and the address of the template has the id.
	[ 'wide-ひろい', 'wide' ],
	[ 'ひろい', 'wp-custom-template' ],
] )(
	'makes a template %s of WordPress’s own route',
	async ( slug, sentSlug ) => {
		const { server, cleanUp } = await openStage();
		const sent: unknown[] = [];
		server.on(
			{ method: 'POST', route: /\/wp\/v2\/templates$/ },
			( { data } ) => {
				sent.push( data );
				return answer( 201, { id: 'slate//wide', slug: 'wide' } );
			}
		);
		const created = await createTemplate( {
			slug,
			title: 'Wide',
			description: '',
			isSuggestion: false,
			becomesActive: true,
		} );
		expect( created.id ).toBe( 'slate//wide' );
		expect( sent ).toEqual( [
			{
				slug: sentSlug,
				title: 'Wide',
				description: '',
				status: 'publish',
				is_wp_suggestion: false,
			},
		] );
		cleanUp();
	}
);

it( 'renames a template by WordPress’s own route', async () => {
	const { server, cleanUp } = await openStage();
	server.put( '/wp/v2/templates/slate//single', {
		id: 'slate//single',
		title: { raw: 'Single' },
	} );
	await updateTemplate( COPY, { title: 'Story' } );
	expect(
		server.read( '/wp/v2/templates/slate//single' ).title
	).toMatchObject( {
		raw: 'Story',
	} );
	cleanUp();
} );

it.each< [ string, TemplateAction, TemplateItem, boolean ] >( [
	[ 'Edit', editTemplate, COPY, true ],
	[ 'Activate', activateTemplates, { ...COPY, state: 'inactive' }, false ],
	[ 'Deactivate', deactivateTemplates, COPY, false ],
	[ 'Duplicate', duplicateTemplate, COPY, false ],
	[ 'Customize of a file that serves', customizeTemplate, FILE, true ],
	[
		'Customize of a file with a copy',
		customizeTemplate,
		{ ...FILE, state: 'inactive' },
		false,
	],
] )( 'offers %s or not', ( _name, action, item, isOffered ) => {
	expect( action.isEligible?.( item, {} as TemplateContext ) ).toBe(
		isOffered
	);
} );
