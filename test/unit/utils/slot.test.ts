import { createSlot } from '@/utils/slot';

it( 'returns what it was filled with last', () => {
	const slot = createSlot< { name: string } >( 'one' );
	slot.fill( { name: 'first' } );
	slot.fill( { name: 'second' } );
	expect( slot.get() ).toEqual( { name: 'second' } );
} );

it( 'names itself when nobody has filled it', () => {
	expect( () => createSlot( 'one' ).get() ).toThrow( '“one” is empty' );
} );
