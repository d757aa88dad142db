import { mergeLeftBase } from '@/data/writes/left-base';

const route = '/wp/v2/pages/7';

describe( 'mergeLeftBase', () => {
	it( 'lets changes begin from the content that was left (page × edit after a crash)', () => {
		expect(
			mergeLeftBase(
				{ route, token: 'now', fields: { title: 'Theirs', slug: 'a' } },
				{ token: 'then', fields: { title: 'Before' } }
			)
		).toEqual( {
			route,
			token: 'then',
			fields: { title: 'Before', slug: 'a' },
		} );
	} );

	it( 'keeps what is known of the settings that were not brought back', () => {
		expect(
			mergeLeftBase(
				{
					route: '/wp/v2/settings',
					token: { title: 'now', url: 'now' },
					fields: { title: 'Theirs', url: 'u' },
				},
				{ token: { title: 'then' }, fields: { title: 'Before' } }
			)
		).toEqual( {
			route: '/wp/v2/settings',
			token: { title: 'then', url: 'now' },
			fields: { title: 'Before', url: 'u' },
		} );
	} );

	it( 'keeps the present token where the server gave none then', () => {
		expect(
			mergeLeftBase(
				{ route, token: 'now', fields: {} },
				{ token: undefined, fields: { title: 'Before' } }
			).token
		).toBe( 'now' );
	} );
} );
