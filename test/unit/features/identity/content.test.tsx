import { render, screen } from '@testing-library/react';

import { IdentityForm } from '@/features/identity/content';

const mockSkeleton = jest.fn( () => null );
jest.mock( '@/features/identity/skeleton', () => ( {
	IdentitySkeleton: () => mockSkeleton(),
} ) );
jest.mock( '@/features/identity/identity-form', () => ( {
	IdentityForm: () => <p>Site title</p>,
} ) );

describe( 'IdentityForm', () => {
	it( 'begins with its fields once it is loaded', async () => {
		await IdentityForm.preload();
		render( <IdentityForm /> );
		expect( screen.getByText( 'Site title' ) ).toBeInTheDocument();
		expect( mockSkeleton ).not.toHaveBeenCalled();
	} );
} );
