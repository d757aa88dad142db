import { describeFailedPlaces } from '@/features/usage/describe-failed-places';

const aFailure = ( title: string, message: string ) => ( {
	key: title,
	title,
	message,
} );

describe( 'describeFailedPlaces', () => {
	it( 'names one place, and why', () => {
		expect(
			describeFailedPlaces( [ aFailure( 'Home', 'It is locked.' ) ] )
		).toBe( '1 place could not be changed: Home. It is locked.' );
	} );

	it( 'names several places, and each reason once', () => {
		expect(
			describeFailedPlaces( [
				aFailure( 'Home', 'It is locked.' ),
				aFailure( 'Team', 'It is gone.' ),
				aFailure( 'News', 'It is locked.' ),
			] )
		).toBe(
			'3 places could not be changed: Home, Team, News. It is locked. It is gone.'
		);
	} );
} );
