import { describeDropped } from '@/data/writes/describe-dropped';

describe( 'describeDropped', () => {
	it.each( [
		[
			[ '<script>' ],
			'“About” was saved without something that you may not use on this site: <script>.',
		],
		[
			[ '<iframe>', 'onclick' ],
			'“About” was saved without some things that you may not use on this site: <iframe>, onclick.',
		],
		[
			[ 'a', 'b', 'c', 'd', 'e', 'f' ],
			'“About” was saved without some things that you may not use on this site: a, b, c, d, e, ….',
		],
	] )( 'names what was dropped: %j', ( names, text ) => {
		expect( describeDropped( 'About', names ) ).toBe( text );
	} );
} );
