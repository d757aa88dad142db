import {
	showRetryNotice,
	showUndoNotice,
	type OutcomeNotice,
} from '@/kits/saving/outcomes/show-notice';

describe( 'the notices with a button', () => {
	it.each( [
		[ 'Undo', showUndoNotice, 'success' ],
		[ 'Retry', showRetryNotice, 'error' ],
	] as const )(
		'offer %s until the person has dismissed it',
		( label, showActionNotice, status ) => {
			const onAction = jest.fn();
			const shown: OutcomeNotice[] = [];
			showActionNotice(
				{ id: 'one', message: 'Said.', onAction },
				( notice ) => shown.push( notice )
			);
			expect( shown ).toEqual( [
				{
					id: 'one',
					message: 'Said.',
					status,
					isLasting: true,
					action: { label, onClick: expect.any( Function ) },
				},
			] );
			shown[ 0 ]?.action?.onClick();
			expect( onAction ).toHaveBeenCalledTimes( 1 );
		}
	);
} );
