import { createWriteParticipants } from '@/data/writes/write-participants';

describe( 'Write participants', () => {
	it( 'are there until they leave', () => {
		const participants = createWriteParticipants();
		expect( participants.get( 'unsavedFields' ) ).toBeUndefined();
		const remove = participants.add( 'unsavedFields', () => [ 'title' ] );
		expect( participants.get( 'unsavedFields' )?.( '' ) ).toEqual( [
			'title',
		] );
		remove();
		expect( participants.get( 'unsavedFields' ) ).toBeUndefined();
	} );

	it( 'stay when the one whose place they took leaves', () => {
		const participants = createWriteParticipants();
		const removeFirst = participants.add( 'unsavedFields', () => [] );
		participants.add( 'unsavedFields', () => [ 'title' ] );
		removeFirst();
		expect( participants.get( 'unsavedFields' )?.( '' ) ).toEqual( [
			'title',
		] );
	} );
} );
