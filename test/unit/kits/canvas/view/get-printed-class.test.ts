import { registerBlockType } from '@wordpress/blocks';

import { getPrintedClass } from '@/kits/canvas/view/get-printed-class';

const block = { apiVersion: 3, title: 'Block', category: 'text' };
registerBlockType( 'test/aligned', {
	...block,
	attributes: {},
	supports: { align: true },
} );
registerBlockType( 'test/plain', { ...block, attributes: {} } );

describe( 'getPrintedClass', () => {
	it.each( [
		[ 'test/aligned', { align: 'full' }, 'alignfull' ],
		[ 'test/aligned', { align: '' }, '' ],
		[ 'test/aligned', {}, '' ],
		[ 'test/plain', { align: 'full' }, '' ],
		[ 'core/query', { query: { perPage: 3 } }, 'atelier-page-of-3' ],
		[
			'core/query',
			{ query: { perPage: 3, inherit: true } },
			'atelier-page-of-10',
		],
		[ 'core/query', {}, 'atelier-page-of-10' ],
	] )(
		'gives %s with %j the classes “%s”',
		( name, attributes, expected ) => {
			expect( getPrintedClass( { name, attributes }, 10 ) ).toBe(
				expected
			);
		}
	);
} );
