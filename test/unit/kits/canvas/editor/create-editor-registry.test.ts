import { createRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { createEditorRegistry } from '@/kits/canvas/editor/create-editor-registry';

const COLOR = { kind: 'test', name: 'styles' } as const;
const PAGE = { kind: 'test', name: 'page' } as const;
const ID = 7;

function open() {
	const registry = createRegistry();
	registry.register( coreStore );
	const core = registry.dispatch( coreStore ) as any;
	for ( const { kind, name } of [ COLOR, PAGE ] ) {
		core.addEntities( [
			{
				kind,
				name,
				baseURL: `/test/${ name }`,
				transientEdits: { blocks: true, selection: true },
			},
		] );
		core.receiveEntityRecords( kind, name, [
			{ id: ID, content: 'stored', color: 'white' },
		] );
	}
	const editor = createEditorRegistry( registry );
	const selectors = editor.select( coreStore ) as any;
	const { editEntityRecord } = editor.dispatch( coreStore ) as any;
	return {
		edit: (
			{ kind, name }: { kind: string; name: string },
			edits: object,
			options?: object
		) => void editEntityRecord( kind, name, ID, edits, options ),
		undo: () => void core.undo(),
		read: ( { kind, name }: { kind: string; name: string } ) =>
			selectors.getEditedEntityRecord( kind, name, ID ),
		selectors,
	};
}

const FILLED = [ { name: 'core/query', attributes: { queryId: 2 } } ];
const WRITTEN = [ { name: 'core/query', attributes: { queryId: 9 } } ];

it( 'keeps what blocks filled in when the step before it is undone, and the redo', () => {
	const { edit, undo, read, selectors } = open();
	edit( COLOR, { color: 'black' } );
	edit( PAGE, { blocks: FILLED }, { isCached: true } );

	undo();

	expect( read( COLOR ).color ).toBe( 'white' );
	expect( read( PAGE ).blocks ).toBe( FILLED );
	expect( selectors.hasRedo() ).toBe( true );

	edit( PAGE, { blocks: [ ...FILLED ] }, { isCached: true } );

	expect( selectors.hasRedo() ).toBe( true );
	expect( selectors.hasUndo() ).toBe( false );
} );

it( 'undoes what a person wrote up to what blocks had filled in', () => {
	const { edit, undo, read } = open();
	edit( PAGE, { blocks: FILLED }, { isCached: true } );
	edit( PAGE, { blocks: WRITTEN, content: 'written' } );
	edit( PAGE, { blocks: [ ...WRITTEN ] }, { isCached: true } );

	undo();

	expect( read( PAGE ).blocks ).toBe( FILLED );
	expect( read( PAGE ).content ).toBe( 'stored' );
} );

it( 'lets what is typed after the first letter join its step', () => {
	const { edit, undo, read } = open();
	edit( PAGE, { blocks: WRITTEN, content: 'a' } );
	edit( PAGE, { blocks: FILLED, content: 'ab' }, { isCached: true } );

	undo();

	expect( read( PAGE ).content ).toBe( 'stored' );
} );

it( 'leaves a slider of the styles one step', () => {
	const { edit, undo, read } = open();
	edit( COLOR, { color: 'gray' } );
	edit( COLOR, { color: 'black' }, { isCached: true } );

	undo();

	expect( read( COLOR ).color ).toBe( 'white' );
} );

it( 'leaves a record saved whose automatic change is reported again, as an edit', () => {
	const { edit, read, selectors } = open();
	const isDirty = () =>
		selectors.hasEditsForEntityRecord( PAGE.kind, PAGE.name, ID );
	edit( PAGE, { blocks: FILLED }, { isCached: true } );
	edit(
		PAGE,
		{ blocks: FILLED, content: () => 'filled' },
		{ isCached: false }
	);
	expect( isDirty() ).toBe( false );
	expect( read( PAGE ).blocks ).toBe( FILLED );
	expect( selectors.hasUndo() ).toBe( false );

	edit( PAGE, { blocks: WRITTEN, content: 'written' } );
	expect( isDirty() ).toBe( true );
	edit( PAGE, { blocks: WRITTEN, content: 'written again' } );
	expect( read( PAGE ).content ).toBe( 'written again' );
} );
