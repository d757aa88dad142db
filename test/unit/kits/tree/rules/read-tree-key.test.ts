import {
	readTreeKey,
	type TreeKeyAction,
	type TreeKeyContext,
} from '@/kits/tree/rules/read-tree-key';

const leaf: TreeKeyContext = {
	isRtl: false,
	hasItems: false,
	isOpen: true,
	hasParent: false,
};
const submenu = { ...leaf, hasItems: true };
const closed = { ...submenu, isOpen: false };
const child = { ...leaf, hasParent: true };
const rtl = { isRtl: true };

const focus = (
	target: ( TreeKeyAction & { type: 'focus' } )[ 'target' ]
): TreeKeyAction => ( { type: 'focus', target } );
const toggle: TreeKeyAction = { type: 'toggle' };

describe( 'readTreeKey', () => {
	it.each< [ string, TreeKeyContext, TreeKeyAction | undefined ] >( [
		[ 'ArrowUp', leaf, focus( 'previous' ) ],
		[ 'ArrowDown', leaf, focus( 'next' ) ],
		[ 'Home', leaf, focus( 'first' ) ],
		[ 'End', leaf, focus( 'last' ) ],
		[ 'Delete', leaf, { type: 'remove' } ],
		[ 'Enter', leaf, undefined ],
		[ 'ArrowRight', leaf, undefined ],
		[ 'ArrowRight', closed, toggle ],
		[ 'ArrowRight', submenu, focus( 'next' ) ],
		[ 'ArrowLeft', submenu, toggle ],
		[ 'ArrowLeft', closed, undefined ],
		[ 'ArrowLeft', child, focus( 'parent' ) ],
		[ 'ArrowLeft', { ...closed, hasParent: true }, focus( 'parent' ) ],
		[ 'ArrowLeft', { ...closed, ...rtl }, toggle ],
		[ 'ArrowRight', { ...submenu, ...rtl }, toggle ],
		[ 'ArrowRight', { ...child, ...rtl }, focus( 'parent' ) ],
	] )( 'takes %s in %j for %j', ( key, context, action ) => {
		expect( readTreeKey( { key, altKey: false }, context ) ).toEqual(
			action
		);
	} );

	it.each( [
		[ 'ArrowUp', false, 'up' ],
		[ 'ArrowDown', false, 'down' ],
		[ 'ArrowRight', false, 'in' ],
		[ 'ArrowLeft', false, 'out' ],
		[ 'ArrowRight', true, 'out' ],
		[ 'ArrowLeft', true, 'in' ],
	] )(
		'takes Alt with %s for a step, right to left: %s, %s',
		( key, isRtl, step ) => {
			expect(
				readTreeKey( { key, altKey: true }, { ...leaf, isRtl } )
			).toEqual( { type: 'step', step } );
		}
	);

	it( 'leaves other keys with Alt alone', () => {
		expect(
			readTreeKey( { key: 'Delete', altKey: true }, leaf )
		).toBeUndefined();
	} );
} );
