import { createReduxStore, createRegistry } from '@wordpress/data';

import { createCanvasRegistry } from '@/features/styles/canvas/canvas-registry';

const mockSheets = new Map< string, string >();

jest.mock( '@wordpress/core-data', () => ( { store: { name: 'core' } } ) );
jest.mock( '@wordpress/editor', () => ( { store: { name: 'core/editor' } } ) );
jest.mock( '@/wordpress/style-overrides', () => ( {
	styleOverrides: () => ( {
		setStyleOverride: ( id: string, { css }: { css: string } ) =>
			void mockSheets.set( id, css ),
		deleteStyleOverride: ( id: string ) => void mockSheets.delete( id ),
	} ),
} ) );

interface StylesRecord {
	id: number;
	settings: object;
	styles: object;
}

const toRecord = ( color: string, settings = {} ): StylesRecord => ( {
	id: 1,
	settings,
	styles: { color: { text: color } },
} );

const toSettings = ( ...contents: string[] ) => ( {
	styles: contents.map( ( css ) => ( { css, isGlobalStyles: true } ) ),
} );

function createFixture() {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'core', {
			reducer: (
				state = { record: toRecord( 'red' ) },
				action: { type: string; record?: StylesRecord }
			) =>
				action.type === 'EDIT' && action.record
					? { record: action.record }
					: state,
			actions: {
				edit: ( record: StylesRecord ) => ( { type: 'EDIT', record } ),
			},
			selectors: {
				getEditedEntityRecord: (
					state: { record: StylesRecord },
					_kind: string,
					name: string
				) => ( name === 'globalStyles' ? state.record : name ),
				__experimentalGetCurrentGlobalStylesId: () => 1,
			},
		} )
	);
	registry.register(
		createReduxStore( 'core/editor', {
			reducer: (
				state: object = {},
				action: { type: string; settings?: object }
			) =>
				action.type === 'UPDATE' ? action.settings ?? state : state,
			actions: {
				updateEditorSettings: ( settings: object ) => ( {
					type: 'UPDATE',
					settings,
				} ),
			},
			selectors: { getSettings: ( state: object ) => state },
		} )
	);
	// As the screen does that knows that the person may edit styles.
	void registry
		.dispatch( 'core' )
		.startResolution?.( 'getEntityRecord', [ 'root', 'globalStyles', 1 ] );
	const canvas = createCanvasRegistry( registry );
	return {
		canvas,
		edit: ( record: StylesRecord ) =>
			void registry.dispatch( 'core' ).edit?.( record ),
		read: ( name = 'globalStyles' ) =>
			canvas.registry
				.select( 'core' )
				.getEditedEntityRecord?.( 'root', name, 1 ),
		write: ( ...contents: string[] ) =>
			void canvas.registry
				.dispatch( 'core/editor' )
				.updateEditorSettings?.( toSettings( ...contents ) ),
		getSettings: () => registry.select( 'core/editor' ).getSettings?.(),
	};
}

describe( 'createCanvasRegistry', () => {
	beforeEach( () => mockSheets.clear() );

	it( 'shows each record as it is while it is not frozen', () => {
		const { read, edit } = createFixture();
		edit( toRecord( 'blue' ) );
		expect( read() ).toEqual( toRecord( 'blue' ) );
	} );

	it( 'keeps what it was given while it is frozen, and no other record', () => {
		const { canvas, read, edit } = createFixture();
		const first = read();
		canvas.freezeRecord( true );
		edit( toRecord( 'blue' ) );
		expect( read() ).toBe( first );
		expect( canvas.isRenderedRecord( toRecord( 'blue' ) ) ).toBe( false );
		expect( read( 'site' ) ).toBe( 'site' );
	} );

	it( 'depends on no reading: a record is frozen, and released, that nobody has read', () => {
		const { canvas, read, edit } = createFixture();
		const listener = jest.fn();
		canvas.registry.subscribe( listener, 'core' );
		canvas.freezeRecord( true );
		edit( toRecord( 'blue' ) );
		expect( read() ).toEqual( toRecord( 'red' ) );
		edit( toRecord( 'green' ) );
		listener.mockClear();
		canvas.freezeRecord( false );
		expect( listener ).toHaveBeenCalledTimes( 1 );
		expect( read() ).toEqual( toRecord( 'green' ) );
	} );

	it( 'freezes the record that its blocks needed to see, though nobody has read it', () => {
		const { canvas, read, edit } = createFixture();
		canvas.freezeRecord( true );
		const needed = toRecord( 'blue', { color: { custom: false } } );
		edit( needed );
		edit( toRecord( 'green', { color: { custom: false } } ) );
		expect( read() ).toBe( needed );
	} );

	it( 'watches the records no longer than it is shown', () => {
		const { canvas, read, edit } = createFixture();
		canvas.freezeRecord( true );
		canvas.end();
		edit( toRecord( 'blue' ) );
		expect( read() ).toEqual( toRecord( 'blue' ) );
	} );

	it( 'lets a frozen editor see what its blocks need', () => {
		const { canvas, read, edit } = createFixture();
		read();
		canvas.freezeRecord( true );
		const next = toRecord( 'blue', { color: { custom: false } } );
		expect( canvas.isRenderedRecord( next ) ).toBe( true );
		edit( next );
		expect( read() ).toEqual( next );
	} );

	it( 'takes from a record what cannot be read', () => {
		const { read, edit } = createFixture();
		edit( { ...toRecord( 'red' ), styles: { color: 'wrong' } } );
		expect( read() ).toMatchObject( { styles: {} } );
	} );

	it( 'tells the editor when it may see the present record again', () => {
		const { canvas, read, edit } = createFixture();
		const listener = jest.fn();
		read();
		canvas.freezeRecord( true );
		edit( toRecord( 'blue' ) );
		read();
		canvas.registry.subscribe( listener, 'core' );
		canvas.freezeRecord( false );
		expect( listener ).toHaveBeenCalledTimes( 1 );
		expect( read() ).toEqual( toRecord( 'blue' ) );
	} );

	it( 'gives the editor’s style sheets ids and replaces those that differ', () => {
		const { canvas, read, edit, write, getSettings } = createFixture();
		read();
		canvas.freezeRecord( true );
		write( 'presets', 'red' );
		expect( getSettings() ).toMatchObject( {
			styles: [ { id: 'atelier-styles-0' }, { id: 'atelier-styles-1' } ],
		} );
		edit( toRecord( 'blue' ) );
		read();
		canvas.show( [ 'presets', 'blue' ] );
		expect( [ ...mockSheets ] ).toEqual( [
			[ 'atelier-styles-1', 'blue' ],
		] );
		canvas.show( null );
		expect( mockSheets.size ).toBe( 0 );
	} );

	it( 'keeps replaced style sheets until the editor’s own are right', () => {
		const { canvas, read, edit, write } = createFixture();
		read();
		canvas.freezeRecord( true );
		write( 'presets', 'red' );
		edit( toRecord( 'blue' ) );
		read();
		canvas.show( [ 'presets', 'blue' ] );

		canvas.freezeRecord( false );
		canvas.show( null );
		expect( mockSheets.get( 'atelier-styles-1' ) ).toBe( 'blue' );
		read();
		write( 'presets', 'blue' );
		expect( mockSheets.size ).toBe( 0 );
	} );

	it( 'replaces them again when the editor begins again with what it has', () => {
		const { canvas, read, edit, write } = createFixture();
		read();
		canvas.freezeRecord( true );
		write( 'presets', 'red' );
		edit( toRecord( 'blue' ) );
		read();
		canvas.show( [ 'presets', 'blue' ] );
		write( 'presets', 'red' );
		expect( mockSheets.get( 'atelier-styles-1' ) ).toBe( 'blue' );
	} );

	it( 'leaves no style sheet behind', () => {
		const { canvas, read, edit, write } = createFixture();
		read();
		canvas.freezeRecord( true );
		write( 'presets', 'red' );
		edit( toRecord( 'blue' ) );
		read();
		canvas.show( [ 'presets', 'blue' ] );
		canvas.end();
		expect( mockSheets.size ).toBe( 0 );
	} );
} );
