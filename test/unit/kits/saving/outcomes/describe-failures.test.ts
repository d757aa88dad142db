import {
	describeFailure,
	describeFailures,
} from '@/kits/saving/outcomes/describe-failures';

const fallback = 'The view could not be saved.';

describe( 'describeFailure', () => {
	it.each( [
		[ 'Drafts', { message: 'Not allowed.' }, '“Drafts”: Not allowed.' ],
		[ undefined, { message: 'Not allowed.' }, 'Not allowed.' ],
		[ 'Drafts', {}, fallback ],
		[ 'Drafts', undefined, fallback ],
		[ 'Drafts', { code: 'unknown_error', message: 'x' }, '“Drafts”: x' ],
	] )( 'of %j and %j', ( title, error, expected ) => {
		expect( describeFailure( { error, title }, fallback ) ).toBe(
			expected
		);
	} );

	it.each( [
		[ 'Drafts', '“Drafts”: The server gave no reason.' ],
		[ undefined, 'The server gave no reason.' ],
	] )(
		'of %j without a reason and a sentence for it',
		( title, expected ) => {
			expect( describeFailure( { title, error: {} } ) ).toBe( expected );
		}
	);
} );

describe( 'describeFailures', () => {
	const failed = [
		{ title: 'A', error: { message: 'Locked.' } },
		{ title: 'B', error: {} },
	];

	it( 'counts several, and names each with its reason', () => {
		expect( describeFailures( failed ) ).toBe(
			'2 failed. “A”: Locked. “B”: The server gave no reason.'
		);
	} );

	it( 'does not count one', () => {
		expect( describeFailures( failed.slice( 0, 1 ) ) ).toBe(
			'“A”: Locked.'
		);
	} );
} );
