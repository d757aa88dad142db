import { screen } from '@testing-library/react';

import { createPatternsOfParts } from '@/features/patterns/actions/create-patterns-of-parts';
import { convertSync } from '@/features/patterns/actions/convert-sync';
import { importFiles } from '@/features/patterns/actions/import-files';
import { CategoryMenu } from '@/features/patterns/category-menu';
import { CreatePartModal } from '@/features/patterns/dialogs/create-part-modal';
import { CreatePatternModal } from '@/features/patterns/dialogs/create-pattern-modal';
import { DeleteForm } from '@/features/patterns/actions/delete-items';
import { DuplicateForm } from '@/features/patterns/actions/duplicate-item';
import { RenameForm } from '@/features/patterns/actions/rename-item';
import { ResetForm } from '@/features/patterns/actions/reset-items';
import type { UserPattern } from '@/features/patterns/reads/patterns';
import type {
	CategoryItem,
	PatternItem,
} from '@/features/patterns/rules/types';
import { aPartLibrary, aPatternLibrary, NO_USES } from './support/design-lists';
import type { Fields, RestServer } from './support/rest-server';
import { press, type as typeText, type Stage } from './support/stage';
import { testWrites, type WriteFlow } from './support/write-matrix';

const PATTERNS = '/wp/v2/blocks';
const PARTS = '/wp/v2/template-parts';
const CATEGORIES = '/wp/v2/wp_pattern_category';
const RESTORE = /deletions\/\d+\/restore$/;
const close = () => {};

let lastId = 0;
const newest = () => `${ PATTERNS }/${ lastId }`;
const newestCategory = () => `${ CATEGORIES }/${ lastId }`;

function answerReads( { server }: Stage ): void {
	server.on( { method: 'GET', route: /\/atelier\/v1\/patterns$/ }, () =>
		aPatternLibrary()
	);
	server.on( { method: 'GET', route: /\/atelier\/v1\/parts$/ }, () =>
		aPartLibrary()
	);
	server.on(
		{ method: 'GET', route: /\/atelier\/v1\/usage$/ },
		() => NO_USES
	);
}

function aPattern( stage: Stage ): PatternItem {
	const { server } = stage;
	answerReads( stage );
	const id = ++lastId;
	const pattern = {
		id,
		type: 'wp_block',
		title: { raw: 'Hero' },
		content: { raw: 'Text' },
		status: 'publish',
	};
	server.put( newest(), pattern );
	return {
		key: `wp_block:${ id }`,
		type: 'wp_block',
		id,
		title: 'Hero',
		description: '',
		keywords: [],
		categories: [],
		source: 'user',
		sourceLabel: 'Custom',
		author: { source: 'user', name: 'Ada', avatar: '' },
		syncStatus: 'full',
		status: 'publish',
		canEdit: true,
		canDelete: true,
		isCustomized: false,
		categoryIds: [],
		wpId: 0,
	};
}

const PART_ROUTE = `${ PARTS }/theme//header`;

// A part of the theme's that was changed is the theme's again when it is deleted.
function aPart( stage: Stage ): PatternItem {
	const { server } = stage;
	const pattern = aPattern( stage );
	server.put( PART_ROUTE, { id: 'theme//header', source: 'theme' } );
	server.change( PART_ROUTE, {
		source: 'custom',
		wp_id: 5,
		content: { raw: 'Text' },
	} );
	return {
		...pattern,
		key: 'wp_template_part:theme//header',
		type: 'wp_template_part',
		id: 'theme//header',
		title: 'Header',
		isCustomized: true,
		wpId: 5,
	};
}

function putCategory( { server }: Stage ): CategoryItem & { termId: number } {
	const termId = ++lastId;
	const term = { id: termId, name: 'Banners' };
	server.put( newestCategory(), term );
	return {
		name: 'banners',
		label: 'Banners',
		description: '',
		count: 0,
		termId,
		canEdit: true,
		canDelete: true,
	};
}

const showCategory = ( stage: Stage ) =>
	stage.show(
		<CategoryMenu
			category={ putCategory( stage ) }
			labels={ [ 'Banners' ] }
		/>
	);

const choose =
	( name: string ) =>
	async ( stage: Stage ): Promise< void > => {
		await press( 'Actions' )( stage );
		await stage.user.click( screen.getByRole( 'menuitem', { name } ) );
	};

const countTitles =
	( collection: string, title: string ) => ( server: RestServer ) =>
		server
			.list( collection )
			.filter(
				( record: Fields ) =>
					record.title === title || record.name === title
			).length;

const isGone = ( server: RestServer ) => ( server.get( newest() ) ? 0 : 1 );

const FILE = JSON.stringify( {
	__file: 'wp_block',
	title: 'Imported',
	content: 'Text',
	categories: [ 'Fresh' ],
} );

const LIBRARY = {
	patterns: [ { title: 'Imported', status: 'publish' } as UserPattern ],
	categories: [],
};

async function showImport( stage: Stage ): Promise< void > {
	answerReads( stage );
	const file = new File( [ FILE ], 'a.json' );
	// The DOM that tests run in cannot read a file.
	file.text = () => Promise.resolve( FILE );
	await stage.show(
		<button
			onClick={ () => void importFiles( [ file ], undefined, LIBRARY ) }
		>
			Import
		</button>
	);
}

const FLOWS: readonly WriteFlow[] = [
	{
		name: 'Patterns: create',
		item: 'Team',
		write: { method: 'POST', route: /^\/wp\/v2\/blocks$/ },
		prepare: async ( stage ) => {
			answerReads( stage );
			await stage.show(
				<CreatePatternModal
					category={ undefined }
					onCreated={ close }
					onClose={ close }
				/>
			);
			await typeText( 'Name', 'Team' )( stage );
		},
		submit: press( 'Add' ),
		countWritten: countTitles( PATTERNS, 'Team' ),
		expectUnsaved: () =>
			expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Team' ),
	},
	{
		name: 'Parts: create',
		item: 'Side',
		write: { method: 'POST', route: /^\/wp\/v2\/template-parts$/ },
		prepare: async ( stage ) => {
			answerReads( stage );
			await stage.show(
				<CreatePartModal
					area="uncategorized"
					onCreated={ close }
					onClose={ close }
				/>
			);
			await typeText( 'Name', 'Side' )( stage );
		},
		submit: press( 'Create' ),
		countWritten: countTitles( PARTS, 'Side' ),
		expectUnsaved: () =>
			expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Side' ),
	},
	{
		name: 'Patterns: duplicate',
		item: 'Hero (Copy)',
		write: { method: 'POST', route: /^\/wp\/v2\/blocks$/ },
		prepare: ( stage ) =>
			stage.show(
				<DuplicateForm
					items={ [ aPattern( stage ) ] }
					closeModal={ close }
				/>
			),
		submit: press( 'Duplicate' ),
		countWritten: countTitles( PATTERNS, 'Hero (Copy)' ),
		success: /"Hero \(Copy\)" successfully created\./,
	},
	{
		name: 'Patterns: rename',
		item: 'Hero',
		write: { method: 'PUT', route: /^\/wp\/v2\/blocks/ },
		prepare: async ( stage ) => {
			await stage.show(
				<RenameForm
					items={ [ aPattern( stage ) ] }
					closeModal={ close }
				/>
			);
			await typeText( 'Name', 'Banner' )( stage );
		},
		submit: press( 'Save' ),
		countWritten: ( server ) =>
			server.get( newest() )?.title === 'Banner' ? 1 : 0,
		success: /Name updated/,
		expectUnsaved: () =>
			expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Banner' ),
	},
	{
		name: 'Patterns: convert',
		item: 'Hero',
		write: { method: 'PUT', route: /^\/wp\/v2\/blocks/ },
		prepare: ( stage ) => {
			const item = aPattern( stage );
			return stage.show(
				<button
					onClick={ () => void convertSync( [ item ], 'unsynced' ) }
				>
					Make not synced
				</button>
			);
		},
		submit: press( 'Make not synced' ),
		countWritten: ( server ) => ( server.get( newest() )?.meta ? 1 : 0 ),
		success: /Not synced any more|Not synced now|synced.*: Hero/i,
	},
	{
		name: 'Patterns: delete',
		item: 'Hero',
		write: { method: 'DELETE', route: /^\/wp\/v2\/blocks/ },
		prepare: ( stage ) =>
			stage.show(
				<DeleteForm
					items={ [ aPattern( stage ) ] }
					closeModal={ close }
				/>
			),
		submit: press( 'Delete' ),
		countWritten: isGone,
		success: /"Hero" deleted\./,
		findsOut: true,
	},
	{
		name: 'Patterns: restore',
		item: 'Hero',
		write: { method: 'POST', route: RESTORE },
		prepare: async ( stage ) => {
			await stage.show(
				<DeleteForm
					items={ [ aPattern( stage ) ] }
					closeModal={ close }
				/>
			);
			await press( 'Delete' )( stage );
			await screen.findByRole( 'button', { name: 'Undo' } );
		},
		submit: press( 'Undo' ),
		countWritten: ( server ) => ( server.get( newest() ) ? 1 : 0 ),
		success: /"Hero" has been restored\./,
	},
	{
		name: 'Parts: reset',
		item: 'Header',
		write: { method: 'DELETE', route: /template-parts/ },
		prepare: ( stage ) =>
			stage.show(
				<ResetForm items={ [ aPart( stage ) ] } closeModal={ close } />
			),
		submit: press( 'Reset' ),
		countWritten: ( server ) =>
			server.get( PART_ROUTE )?.source === 'theme' ? 1 : 0,
		success: /"Header" reset\./,
		findsOut: true,
	},
	{
		name: 'Parts: convert to a pattern',
		item: 'Header',
		write: { method: 'POST', route: /^\/wp\/v2\/blocks$/ },
		prepare: ( stage ) => {
			const part = aPart( stage );
			return stage.show(
				<button
					onClick={ () => void createPatternsOfParts( [ part ] ) }
				>
					Make a pattern
				</button>
			);
		},
		submit: press( 'Make a pattern' ),
		countWritten: countTitles( PATTERNS, 'Header' ),
		success: /Synced pattern created: Header/,
	},
	{
		name: 'Parts: Undo of a conversion to a pattern',
		item: 'Header',
		write: { method: 'DELETE', route: /^\/wp\/v2\/blocks/ },
		prepare: async ( stage ) => {
			const part = aPart( stage );
			await stage.show(
				<button
					onClick={ () => void createPatternsOfParts( [ part ] ) }
				>
					Make a pattern
				</button>
			);
			await press( 'Make a pattern' )( stage );
			await screen.findByRole( 'button', { name: 'Undo' } );
		},
		submit: press( 'Undo' ),
		countWritten: ( server ) =>
			1 - countTitles( PATTERNS, 'Header' )( server ),
		success: /Undone\./,
		findsOut: true,
	},
	{
		name: 'Patterns: import',
		// Specification 8.1: the error message is shown.
		item: '',
		write: { method: 'POST', route: /^\/wp\/v2\/blocks$/ },
		prepare: showImport,
		submit: press( 'Import' ),
		countWritten: countTitles( PATTERNS, 'Imported' ),
		success:
			/Imported "Imported" from JSON\. 1 pattern with the same name was there already: “Imported”\./,
		takesBack: true,
	},
	{
		name: 'Patterns: Undo of an import',
		// All of it is undone together.
		item: '',
		write: { method: 'DELETE', route: /^\/wp\/v2\/blocks/ },
		prepare: async ( stage ) => {
			await showImport( stage );
			await press( 'Import' )( stage );
			await screen.findByRole( 'button', { name: 'Undo' } );
		},
		submit: press( 'Undo' ),
		countWritten: ( server ) =>
			countTitles( PATTERNS, 'Imported' )( server ) +
				countTitles( CATEGORIES, 'Fresh' )( server ) ===
			0
				? 1
				: 0,
		success: /Undone\./,
		findsOut: true,
	},
	{
		name: 'Patterns: rename a category',
		item: 'Banners',
		write: { method: 'PUT', route: /wp_pattern_category/ },
		prepare: async ( stage ) => {
			await showCategory( stage );
			await choose( 'Rename' )( stage );
			await typeText( 'Name', 'Heroes' )( stage );
		},
		submit: press( 'Save' ),
		countWritten: ( server ) =>
			server.get( newestCategory() )?.name === 'Heroes' ? 1 : 0,
		success: /Pattern category renamed\./,
		expectUnsaved: () =>
			expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Heroes' ),
	},
	{
		name: 'Patterns: delete a category',
		item: 'Banners',
		write: { method: 'DELETE', route: /wp_pattern_category/ },
		prepare: async ( stage ) => {
			await showCategory( stage );
			await choose( 'Delete' )( stage );
		},
		submit: press( 'Delete' ),
		countWritten: ( server ) => ( server.get( newestCategory() ) ? 0 : 1 ),
		success: /"Banners" deleted\./,
		findsOut: true,
	},
];

testWrites( FLOWS );
