import { createReduxStore, createRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { freezeStyles } from '@/features/styles/canvas/freeze-styles';

const STYLES = [ 'root', 'globalStyles', 1 ];
const TITLE = [ 'root', 'site' ];

function open( record: object ) {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'core', {
			reducer: ( state = record, action: any ) =>
				action.type === 'EDIT' ? action.record : state,
			actions: {
				edit: ( next: object ) => ( { type: 'EDIT', record: next } ),
			},
			selectors: {
				getEntityRecord: ( state: object ) => state,
				getEditedEntityRecord: ( state: object ) => state,
			},
		} )
	);
	const held = freezeStyles( registry );
	const read = ( args: unknown[], store: unknown = coreStore ) =>
		( held.select( store as never ) as any ).getEditedEntityRecord(
			...args
		);
	const edit = ( next: object ) =>
		( registry.dispatch( 'core' ) as any ).edit( next );
	return { read, edit, held };
}

const RED = { id: 1, settings: {}, styles: { color: { text: 'red' } } };
const BLUE = { id: 1, settings: {}, styles: { color: { text: 'blue' } } };

describe( 'freezeStyles', () => {
	it( 'keeps the record of the styles that was first read, and no other', () => {
		const { read, edit } = open( RED );
		expect( read( STYLES ) ).toBe( RED );
		edit( BLUE );
		expect( read( STYLES ) ).toBe( RED );
		expect( read( STYLES, 'core' ) ).toBe( RED );
		expect( read( TITLE ) ).toBe( BLUE );
	} );

	it( 'leaves out what cannot be read', () => {
		const { read, held } = open( { ...RED, styles: 'none' } );
		expect( read( STYLES ) ).toMatchObject( { id: 1, styles: {} } );
		expect(
			( held.select( coreStore ) as any ).getEntityRecord( ...STYLES )
		).toMatchObject( { id: 1, styles: {} } );
	} );
} );
