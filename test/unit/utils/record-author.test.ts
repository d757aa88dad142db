import { readAuthor } from '@/utils/record-author';

describe( 'readAuthor', () => {
	it.each( [ 'theme', 'plugin', 'site', 'user' ] )(
		'reads the source %s',
		( source ) => {
			expect(
				readAuthor( {
					author_text: 'A',
					author_avatar: 'https://a.test/a.png',
					original_source: source,
				} )
			).toEqual( { source, name: 'A', avatar: 'https://a.test/a.png' } );
		}
	);

	it.each( [ [ {} ], [ { original_source: 'constructor' } ], [ [] ] ] )(
		'takes %j for a person without a name',
		( fields ) => {
			expect( readAuthor( fields ) ).toEqual( {
				source: 'user',
				name: '',
				avatar: '',
			} );
		}
	);
} );
