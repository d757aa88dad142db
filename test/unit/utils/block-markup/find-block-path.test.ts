import {
	findBlockPath,
	getBlockAt,
} from '@/utils/block-markup/find-block-path';
import { parseMarkup } from '@/utils/block-markup/markup';

const MARKUP =
	'<!-- wp:a /--><!-- wp:group --><div><!-- wp:b {"n":1} /--><!-- wp:b {"n":1} /--></div><!-- /wp:group -->';

it.each( [ '0', '1', '1.0', '1.1' ] )(
	'findBlockPath finds the block at %s',
	( path ) => {
		const blocks = parseMarkup( MARKUP );
		const block = getBlockAt( blocks, path );
		expect( block && findBlockPath( blocks, block ) ).toBe( path );
	}
);

it( 'findBlockPath finds an equal one in other blocks, or none', () => {
	const [ block ] = parseMarkup( '<!-- wp:b {"n":1} /-->' );
	const [ other ] = parseMarkup( '<!-- wp:c /-->' );
	const blocks = parseMarkup( MARKUP );
	expect( block && findBlockPath( blocks, block ) ).toBe( '1.0' );
	expect( other && findBlockPath( blocks, other ) ).toBeUndefined();
} );

it.each( [ '7', '0.0', '1.9' ] )( 'getBlockAt finds none at %s', ( path ) => {
	expect( getBlockAt( parseMarkup( MARKUP ), path ) ).toBeUndefined();
} );
