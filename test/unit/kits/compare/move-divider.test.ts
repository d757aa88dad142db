import { limitDivider, moveDivider } from '@/kits/compare/move-divider';

it.each< [ number, string, number | undefined ] >( [
	[ 50, 'ArrowLeft', 48 ],
	[ 50, 'ArrowRight', 52 ],
	[ 50, 'ArrowUp', 52 ],
	[ 50, 'ArrowDown', 48 ],
	[ 1, 'ArrowLeft', 0 ],
	[ 99, 'ArrowRight', 100 ],
	[ 30, 'Home', 0 ],
	[ 30, 'End', 100 ],
	[ 30, 'Tab', undefined ],
	[ 30, 'constructor', undefined ],
] )( 'moveDivider moves it from %d by %s to %s', ( from, key, expected ) => {
	expect( moveDivider( from, key ) ).toBe( expected );
} );

it.each( [
	[ -3, 0 ],
	[ 40.5, 40.5 ],
	[ 120, 100 ],
] )( 'limitDivider makes %d %d', ( position, expected ) => {
	expect( limitDivider( position ) ).toBe( expected );
} );
