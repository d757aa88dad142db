import {
	getPseudoStates,
	getStatePath,
	getViewportStates,
} from '@/features/styles/rules/style-states';

describe( 'getPseudoStates', () => {
	it.each( [
		[ 'core/button', [ ':hover', ':focus', ':focus-visible', ':active' ] ],
		[
			'core/navigation-link',
			[ ':hover', ':focus', ':focus-visible', ':active', '-current' ],
		],
		[ 'core/paragraph', [] ],
		[ 'constructor', [] ],
	] )( 'of %s', ( blockName, states ) => {
		expect(
			getPseudoStates( blockName ).map( ( { value } ) => value )
		).toEqual( states );
	} );
} );

describe( 'getViewportStates', () => {
	it.each( [
		[ undefined, [ '@tablet', '@mobile' ] ],
		[ {}, [ '@tablet', '@mobile' ] ],
		[ { mobile: '400px' }, [ '@mobile' ] ],
		[ { tablet: '800px', mobile: '400px' }, [ '@tablet', '@mobile' ] ],
		[ 'wrong', [ '@tablet', '@mobile' ] ],
	] )( 'with breakpoints %j', ( viewport, states ) => {
		expect(
			getViewportStates( viewport ).map( ( { value } ) => value )
		).toEqual( states );
	} );
} );

describe( 'getStatePath', () => {
	it.each( [
		[ 'default', 'default', [] ],
		[ '@tablet', 'default', [ '@tablet' ] ],
		[ 'default', ':hover', [ ':hover' ] ],
		[ '@mobile', ':hover', [ '@mobile', ':hover' ] ],
	] )( '%s and %s', ( viewport, pseudo, path ) => {
		expect( getStatePath( viewport, pseudo ) ).toEqual( path );
	} );
} );
