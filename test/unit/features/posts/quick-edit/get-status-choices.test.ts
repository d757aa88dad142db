import { getStatusChoices } from '@/features/posts/quick-edit/get-status-choices';

describe( 'getStatusChoices', () => {
	it( 'does not offer the trash', () => {
		expect( getStatusChoices().map( ( { value } ) => value ) ).toEqual( [
			'draft',
			'future',
			'pending',
			'private',
			'publish',
		] );
	} );
} );
