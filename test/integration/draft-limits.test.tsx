/*
 * Controls for changes that no draft of the design can hold: each is shown, can be reached, gives the reason, and sends nothing.
 */
import { dispatch, resolveSelect, select } from '@wordpress/data';
import { store as commandsStore } from '@wordpress/commands';
import { store as coreStore } from '@wordpress/core-data';
import { act, screen, waitFor } from '@testing-library/react';

import { TransferItems } from '@/app/tools-menu/transfer-items';
import { DraftStrip } from '@/features/drafts/draft-strip';
import { DeletionRow } from '@/features/deletions/deletion-row';
import { FontLibrary } from '@/features/fonts';
import { HistoryRowItem } from '@/features/history/list/history-row-item';
import { HistoryContent } from '@/features/history/content';
import { TargetSearch } from '@/features/menus/editor/target-search';
import { ProblemFixes } from '@/features/menus/editor/problem-fixes';
import { MenuPlace } from '@/features/menus/menu-place';
import { deleteCategory } from '@/features/patterns/actions/delete-category';
import { renameCategory } from '@/features/patterns/actions/rename-category';
import { replaceItem } from '@/features/patterns/actions/replace-item';
import { addChild } from '@/features/posts/actions/add-child';
import { deletePosts } from '@/features/posts/actions/delete-posts';
import { duplicatePost } from '@/features/posts/actions/duplicate-post';
import { orderPage } from '@/features/posts/actions/order-page';
import { renamePost } from '@/features/posts/actions/rename-post';
import { restorePosts } from '@/features/posts/actions/restore-posts';
import {
	setAsHomepage,
	setAsPostsPage,
} from '@/features/posts/actions/set-site-page';
import { trashPosts } from '@/features/posts/actions/trash-posts';
import { ArrangeButton } from '@/features/posts/page-tree/arrange-button';
import { PostListBody } from '@/features/posts/list/post-list-body';
import { QuickAdd } from '@/features/posts/page-tree/quick-add';
import { MergeAction } from '@/features/styles/presets/uses/merge-action';
import { ChangeChoice } from '@/features/styles/presets/uses/change-choice';
import { StraysButton } from '@/features/styles/presets/strays/strays-button';
import { store } from '@/data/store';
import { readDirtyRecords, saveRecords } from '@/data/writes';
import { nameMomentBeforeSave } from '@/features/history';
import { DeleteUsed } from '@/features/usage';
import { toListActions, type ItemAction } from '@/kits/actions';
import { SaveHubContent } from '@/kits/saving';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import { NO_USES, serveInstalledFonts } from './support/design-lists';
import { serveHistory } from './support/history';
import {
	openStage,
	preparePage,
	press,
	registry,
	type Stage,
} from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () =>
	preparePage( { draft: { id: 12, name: 'Autumn', isProposal: false } } )
);

const NOTHING = () => {};
const CONTENT = /Not in a draft: pages and posts/;
const PLACES = /Not in a draft: this changes all places/;
const FONTS = /Not in a draft: files of fonts/;
const HISTORY = /Not in a draft: the history/;
const ANY = /Not in a draft: this would be live/;

const PAGE_TYPE = { slug: 'page', labels: {}, supports: {} } as never;
const RED = { slug: 'red', name: 'Red' };
const BLUE = { slug: 'blue', name: 'Blue' };
const ROW = {
	id: 'row-1',
	at: '1764150412',
	time: 1764150412,
	author: { id: 1, name: 'Ada', avatar: '' },
	name: '',
	records: [],
	wentBackTo: 0,
} as never;

async function showMenuPlace( { server, show }: Stage ): Promise< void > {
	server.put( '/wp/v2/navigation/1', {
		id: 1,
		title: { raw: 'Main', rendered: 'Main' },
		status: 'publish',
	} );
	server.on( { method: 'GET', route: /menu-links\/overview$/ }, () => ( {
		menus: {},
		front: {
			menus: [],
			place: { title: 'Header', menu: 0, canEdit: true },
		},
		pages: { total: 0, items: [] },
	} ) );
	await show( <MenuPlace id={ 1 } status="publish" /> );
}

async function showFont( { server, show }: Stage ): Promise< void > {
	await forgetTheme();
	serveStyles( server, 9700, {} );
	server.put( '/wp/v2/font-families/9700', {
		id: 9700,
		font_family_settings: { slug: 'sen', name: 'Sen', fontFamily: 'Sen' },
		font_faces: [],
	} );
	serveInstalledFonts( server );
	server.on( { method: 'GET', route: /font-collections$/ }, () => [] );
	server.on( { method: 'GET', route: /\/usage$/ }, () => NO_USES );
	server.on( { method: 'GET', route: /v1\/looks$|v2\/users/ }, () => [] );
	await show(
		<FontLibrary
			location={ { tab: 'library', family: 'sen' } }
			onLocationChange={ NOTHING }
		/>
	);
}

const search = async ( { show, server, user }: Stage ) => {
	server.on( { method: 'GET', route: /v2\/search$/ }, () => [] );
	await show( <TargetSearch onChoose={ NOTHING } /> );
	await user.type( screen.getByRole( 'searchbox' ), 'Team' );
};

const fix =
	( kind: string ) =>
	( { show }: Stage ) =>
		show(
			<ProblemFixes
				item={
					{
						key: '1',
						attributes: { kind: 'post-type', type: 'page', id: 7 },
					} as never
				}
				problem={ { kind, target: { title: 'Team' } } as never }
				onEdit={ NOTHING }
				onOpen={ NOTHING }
				onClose={ NOTHING }
			/>
		);

const openMerge = async ( stage: Stage ) => {
	await stage.show(
		<MergeAction kind="font" preset={ RED } others={ [ BLUE ] } />
	);
	await press( 'Red options' )( stage );
};

const showHistory = async ( { server, show }: Stage ) => {
	serveHistory( server );
	await show( <HistoryContent /> );
};

const showRow =
	( fields: object = {} ) =>
	( { show }: Stage ) =>
		show(
			<HistoryRowItem
				row={ { ...( ROW as object ), ...fields } as never }
				isChosen
				onChoose={ NOTHING }
			/>
		);

const showDeletion = ( { show }: Stage ) =>
	show(
		<DeletionRow
			deletion={
				{
					id: 1,
					title: 'Hero',
					type: 'wp_block',
					label: 'Pattern',
					deleted: '2026-11-20T10:00:00',
					expires: '2026-12-20T10:00:00',
					deletedBy: '',
				} as never
			}
			isBusy={ false }
			onRestore={ NOTHING }
			onDelete={ NOTHING }
		/>
	);

type Case = readonly [
	name: string,
	role: 'button' | 'menuitem',
	reason: RegExp,
	open: ( stage: Stage ) => unknown,
];

const CASES: readonly Case[] = [
	[ 'Name this moment…', 'button', HISTORY, showHistory ],
	[ 'Go back to this moment…', 'button', HISTORY, showRow() ],
	[ 'Name it…', 'button', HISTORY, showRow() ],
	[ 'Rename…', 'button', HISTORY, showRow( { momentId: 45 } ) ],
	[ 'Remove the name', 'button', HISTORY, showRow( { momentId: 45 } ) ],
	[ 'Delete permanently', 'button', ANY, showDeletion ],
	[ 'Delete', 'button', FONTS, showFont ],
	[
		'Find strays…',
		'button',
		PLACES,
		( { show } ) => show( <StraysButton kind="color" /> ),
	],
	[ 'Merge into…', 'menuitem', PLACES, openMerge ],
	[ 'Show this menu in Header', 'button', ANY, showMenuPlace ],
	[ 'Publish', 'button', CONTENT, fix( 'draft' ) ],
	[ 'Restore', 'button', CONTENT, fix( 'trash' ) ],
	[ 'Create page “Team”', 'button', CONTENT, search ],
	[
		'Bring from another theme',
		'menuitem',
		ANY,
		( { show } ) =>
			show( <TransferItems canExport={ false } onClose={ NOTHING } /> ),
	],
	[
		'Quick add',
		'button',
		CONTENT,
		( { show } ) =>
			show(
				<QuickAdd
					postType={ PAGE_TYPE }
					list={ { page: 1 } as never }
					onShow={ NOTHING }
				/>
			),
	],
	[
		'Arrange',
		'button',
		CONTENT,
		( { show } ) => show( <ArrangeButton postType={ PAGE_TYPE } /> ),
	],
];

/** Returns the words that a screen reader says of a control: its name, in menus with a line below it, and its description. */
function listen( control: HTMLElement ): string {
	const ids = control.getAttribute( 'aria-describedby' ) ?? '';
	return [
		control.textContent,
		...ids
			.split( ' ' )
			.map( ( id ) => document.getElementById( id )?.textContent ),
	].join( ' ' );
}

it.each( CASES )( '%s (%s)', async ( name, role, reason, open ) => {
	const stage = await openStage();
	await open( stage );
	const control = await screen.findByRole( role, {
		name: ( text ) => text.startsWith( name ),
	} );
	expect( control ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( control ).toBeEnabled();
	expect( listen( control ) ).toMatch( reason );
	await stage.user.click( control );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( stage.server.writes ).toEqual( [] );
	stage.cleanUp();
} );

it.each< [ string, ItemAction< never, never > ] >(
	[
		addChild,
		deletePosts,
		duplicatePost,
		orderPage,
		renamePost,
		restorePosts,
		setAsHomepage,
		setAsPostsPage,
		trashPosts,
		deleteCategory,
		renameCategory,
		replaceItem,
	].map( ( action ) => [ action.id, action as never ] )
)( 'the action %s', async ( _, action ) => {
	const stage = await openStage();
	await stage.show( null );
	const [ offered ] = toListActions(
		[ { ...action, getLabel: () => 'Do it' } ],
		undefined as never
	);
	const { disabled, label } = offered!;
	expect( [ disabled, typeof label === 'function' && label( [] ) ] ).toEqual(
		[ true, 'Do it (only in the live design)' ]
	);
	// Keys, the command palette and the bar of a selection run it all the same.
	await act( async () => {
		if ( 'callback' in offered! ) {
			await offered.callback( [ {} as never ], {} as never );
		}
	} );
	expect(
		await screen.findByText( /^Not in a draft/, {
			selector: '.components-snackbar__content',
		} )
	).toBeInTheDocument();
	expect( stage.server.writes ).toEqual( [] );
	stage.cleanUp();
} );

// The host's types omit fields that only the palette reads.
const { getCommands } = select( commandsStore ) as unknown as {
	getCommands: ( contextual: boolean ) => Array< {
		name: string;
		label: string;
		callback: ( palette: { close: () => void } ) => void;
	} >;
};

it( 'says in the command palette, too, why no page can be added', async () => {
	const stage = await openStage( '/page' );
	stage.server.on( { method: 'GET', route: /\/types\/page$/ }, () => ( {
		slug: 'page',
		name: 'Pages',
		rest_base: 'pages',
		rest_namespace: 'wp/v2',
		labels: { add_new_item: 'Add Page' },
		supports: {},
		taxonomies: [],
	} ) );
	await stage.show(
		<PostListBody
			postType="page"
			savedViews={ [] }
			hasQuickEdit={ () => false }
		/>
	);
	expect(
		await screen.findByRole( 'button', { name: 'Add Page' } )
	).toHaveAccessibleDescription( CONTENT );
	const command = getCommands( false ).find(
		( { name } ) => name === 'atelier/do/list/add'
	)!;
	expect( command.label ).toBe( 'Add Page (only in the live design)' );
	await act( async () => command.callback( { close: NOTHING } ) );
	expect(
		await screen.findByText( CONTENT, {
			selector: '.components-snackbar__content',
		} )
	).toBeInTheDocument();
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( stage.server.writes ).toEqual( [] );
	stage.cleanUp();
} );

it( 'offers no other record in the place of a deleted one', async () => {
	const stage = await openStage();
	stage.server.on( { method: 'GET', route: /\/usage$/ }, () => ( {
		...NO_USES,
		total: 2,
	} ) );
	await stage.show(
		<DeleteUsed
			kind="pattern"
			id={ 3 }
			replacements={ [ { value: '4', label: 'Other' } ] }
			onDelete={ async () => {} }
			onClose={ NOTHING }
		>
			Delete it?
		</DeleteUsed>
	);
	expect(
		await screen.findByText(
			/^Another one cannot be put there\. Not in a draft/
		)
	).toBeVisible();
	expect( screen.queryByRole( 'radio' ) ).toBeNull();
	stage.cleanUp();
} );

it( 'lets a preset be deleted, and its places be as they are', async () => {
	const stage = await openStage();
	await stage.show(
		<ChangeChoice
			intent="delete"
			choice={ { answer: 'anyway', other: '', slug: '' } }
			others={ [ BLUE ] }
			onChange={ NOTHING }
		/>
	);
	expect( screen.getByText( PLACES, { selector: 'p' } ) ).toBeVisible();
	expect(
		screen
			.getAllByRole< HTMLInputElement >( 'radio' )
			.map( ( { value } ) => value )
	).toEqual( [ 'anyway' ] );
	stage.cleanUp();
} );

it( 'does not save a page, and says why in the review', async () => {
	const stage = await openStage();
	const { server, show } = stage;
	server.put( '/wp/v2/pages/7', {
		id: 7,
		type: 'page',
		title: { raw: 'Team', rendered: 'Team' },
	} );
	await show( <SaveHubContent /> );
	await act( async () => {
		await resolveSelect( coreStore ).getEntityRecord(
			'postType',
			'page',
			7
		);
		await dispatch( coreStore ).editEntityRecord( 'postType', 'page', 7, {
			title: 'Our team',
		} );
		void dispatch( store ).setEditedPost( {
			postType: 'page',
			postId: 7,
		} as never );
	} );
	await press( /^Review 1 change/ )( stage );
	const row = await screen.findByRole( 'checkbox', { name: 'Our team' } );
	expect( row ).toBeDisabled();
	expect( row ).not.toBeChecked();
	expect( row ).toHaveAccessibleDescription( CONTENT );
	const save = screen.getByRole( 'button', { name: 'Save to draft' } );
	await waitFor( () =>
		expect( save ).toHaveAttribute( 'aria-disabled', 'true' )
	);
	expect( server.writes ).toEqual( [] );
	stage.cleanUp();
} );

it( 'names no moment before a save: revisions of the draft keep what was', async () => {
	const stage = await openStage();
	const { server } = stage;
	server.put( '/wp/v2/settings', { title: 'Mine', description: 'Before' } );
	await stage.show( null );
	nameMomentBeforeSave( 'Before “Evening”', 'site' );
	await act( async () => {
		await resolveSelect( coreStore ).getEntityRecord( 'root', 'site' );
		await dispatch( coreStore ).editEntityRecord(
			'root',
			'site',
			undefined as never,
			{ description: 'After' }
		);
		await saveRecords( registry, readDirtyRecords( registry ) );
	} );
	expect( server.writes.map( ( { route } ) => route ) ).toEqual( [
		'/wp/v2/settings',
	] );
	stage.cleanUp();
} );

it( 'says over a list of pages that nothing can be saved there, and gives that line the room that it needs', async () => {
	jest.spyOn( HTMLElement.prototype, 'offsetHeight', 'get' ).mockReturnValue(
		64
	);
	globalThis.ResizeObserver = class {
		constructor( private readonly report: ResizeObserverCallback ) {}
		observe( target: Element ) {
			this.report( [ { target } as ResizeObserverEntry ], this );
		}
		unobserve() {}
		disconnect() {}
	};
	const { show, cleanUp } = await openStage( '/page' );
	await show( <DraftStrip /> );
	const strip = screen.getByRole( 'region', { name: 'Draft of the design' } );
	expect( strip ).toHaveTextContent( /nothing can be saved here/ );
	expect(
		document.documentElement.style.getPropertyValue(
			'--atelier-draft-strip-height'
		)
	).toBe( '64px' );
	cleanUp();
	ignoreSizes();
	jest.restoreAllMocks();
} );
