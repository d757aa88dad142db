import { describeOthers } from '@/kits/saving/presence/describe-others';

const people = ( ...names: string[] ) =>
	names.map( ( name, id ) => ( { id, name } ) );

describe( 'describeOthers', () => {
	it.each( [
		[ 'page', people( 'Anna' ), 'Anna is editing this page.' ],
		[ 'page', people( 'Anna', 'Ben' ), 'Anna, Ben are editing this page.' ],
		[
			'wp_template_part',
			people( 'A', 'B', 'C', 'D', 'E' ),
			'A, B, C, 2 more are editing this template part.',
		],
		[
			'wp_global_styles',
			people( 'Anna' ),
			'Anna has the styles open, too.',
		],
		[ 'book', people( 'Anna' ), 'Anna is editing this item.' ],
	] )( 'of a %s with %j says %j', ( type, others, text ) => {
		expect( describeOthers( type, others ) ).toBe( text );
	} );
} );
