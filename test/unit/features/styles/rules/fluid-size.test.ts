import {
	canBeFluid,
	describeSize,
	readFluidSize,
	writeFluidSize,
} from '@/features/styles/rules/fluid-size';

it.each( [
	[ '16px', '32px', 'clamp(16px, 12px + 1.25vw, 32px)' ],
	[ '1rem', '3rem', 'clamp(1rem, 0.5rem + 2.5vw, 3rem)' ],
	[ '0px', '80px', 'clamp(0px, -20px + 6.25vw, 80px)' ],
	[ '16px', '16px', 'clamp(16px, 16px + 0vw, 16px)' ],
	// Where the maximum is the smaller one, the size shrinks; in the other order CSS would take the minimum at each width.
	[ '40px', '20px', 'clamp(20px, 45px - 1.5625vw, 40px)' ],
	[ '24px', '16px', 'clamp(16px, 26px - 0.625vw, 24px)' ],
	[ '2rem', '16px', 'clamp(16px, 2.25rem - 1.25vw, 2rem)' ],
	[ '40px', '1rem', 'clamp(1rem, 46px - 1.875vw, 40px)' ],
	[ '10px', '0px', 'clamp(0px, 12.5px - 0.7813vw, 10px)' ],
	[ '10px', '2rem', 'clamp(10px, 4.5px + 1.7188vw, 2rem)' ],
	[ '0.5rem', '20px', 'clamp(0.5rem, 0.3125rem + 0.9375vw, 20px)' ],
] )( 'writes %s to %s, and reads it again', ( min, max, css ) => {
	expect( writeFluidSize( { min, max } ) ).toBe( css );
	expect( readFluidSize( css ) ).toEqual( { min, max } );
} );

it.each( [
	[ 'em', '1em', '2em' ],
	[ 'vw', '16px', '5vw' ],
	[ 'a negative length', '-4px', '16px' ],
	[ 'a function', 'calc(1rem + 2px)', '16px' ],
	[ 'nothing', '', '16px' ],
] )( 'writes nothing for %s', ( _name, min, max ) => {
	expect( writeFluidSize( { min, max } ) ).toBeUndefined();
} );

it.each( [
	'clamp(30px, 5vw, 50px)',
	'clamp(16px, 12px + 2vw, 32px)',
	'clamp(16px, 13px + 1.25vw, 32px)',
	// These do not shrink: CSS takes the first one at each width.
	'clamp(40px, 45px - 1.5625vw, 20px)',
	'clamp(32px, 12px + 1.25vw, 16px)',
	'clamp(16px, 0.75rem + 1.25vw, 32px)',
	'clamp(1em, 0.5em + 2vw, 3em)',
	'clamp(1rem, calc(0.5rem + 2.5vw), 3rem)',
	'min(16px, 12px + 1.25vw, 32px)',
	'16px',
	'',
	16,
	undefined,
] )( 'leaves %s as the text that it is', ( value ) => {
	expect( readFluidSize( value ) ).toBeUndefined();
} );

it( 'takes a value with other spaces', () => {
	expect( readFluidSize( ' clamp( 16px,12px + 1.25vw , 32px ) ' ) ).toEqual( {
		min: '16px',
		max: '32px',
	} );
} );

it.each( [
	[ '16px', true ],
	[ '1.5rem', true ],
	[ 16, true ],
	[ '2em', false ],
	[ '5vw', false ],
	[ '-4px', false ],
	[ 'clamp(1rem, 2vw, 3rem)', false ],
] )( 'says of %s whether it can follow the window', ( value, expected ) => {
	expect( canBeFluid( value ) ).toBe( expected );
} );

it.each( [
	[ 'clamp(1rem, 0.5rem + 2.5vw, 3rem)', '1rem – 3rem' ],
	[ 'clamp(30px, 5vw, 50px)', 'clamp(30px, 5vw, 50px)' ],
	[ '16px', '16px' ],
] )( 'shows %s in a row as %s', ( value, shown ) => {
	expect( describeSize( value ) ).toBe( shown );
} );
