import { findFieldProblems } from '@/features/posts/quick-edit/find-problems';

describe( 'findProblems', () => {
	it( 'names what is wrong at every level, and nothing that is still checked', () => {
		expect(
			findFieldProblems( {
				summary: {
					children: {
						status: {
							children: {
								password: {
									custom: {
										type: 'invalid',
										message: 'Too short.',
									},
								},
							},
						},
						author: {
							elements: {
								type: 'validating',
								message: 'Validating…',
							},
						},
					},
				},
				slug: { pattern: { type: 'invalid', message: 'No slug.' } },
			} )
		).toEqual( [
			{ field: 'password', message: 'Too short.' },
			{ field: 'slug', message: 'No slug.' },
		] );
	} );

	it( 'finds nothing in a form that is valid', () => {
		expect( findFieldProblems( undefined ) ).toEqual( [] );
	} );
} );
