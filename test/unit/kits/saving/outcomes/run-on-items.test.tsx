import { useState } from 'react';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { AcceptedTheirsError } from '@/data/writes/explain-conflict';
import type { Undo } from '@/data/writes/undo';
import {
	runInForm,
	runOnItems,
	type OutcomeNotice,
	type Work,
} from '@/kits/saving/outcomes';

interface Page {
	id: number;
	title: string;
}

const [ A, B, C ] = [ 'A', 'B', 'C' ].map( ( title, index ) => ( {
	id: index + 1,
	title,
} ) ) as [ Page, Page, Page ];

const listTitles = ( pages: readonly Page[] ) =>
	pages.map( ( { title } ) => title ).join( ', ' );

/** A trash that refuses the given items; it logs its calls. */
function aTrash() {
	const trashed = new Set< string >();
	const refused = new Set< string >();
	const log: string[] = [];
	const attempt = async ( verb: string, { title }: Page ) => {
		log.push( `${ verb } ${ title }` );
		await Promise.resolve();
		if ( refused.has( title ) ) {
			throw new Error( `${ title } is locked.` );
		}
	};
	const work: Work< Page > = {
		subject: 'page',
		getTitle: ( { title } ) => title,
		run: async ( page ) => {
			await attempt( 'trash', page );
			trashed.add( page.title );
			return async () => {
				await attempt( 'restore', page );
				trashed.delete( page.title );
			};
		},
		done: ( pages ) => `Trashed: ${ listTitles( pages ) }`,
		undo: { done: ( pages ) => `Restored: ${ listTitles( pages ) }` },
	};
	return { work, trashed, refused, log };
}

const readNotices = () => select( noticesStore ).getNotices();
const readMessages = () => readNotices().map( ( { content } ) => content );

function findAction( message: string ) {
	const notice = readNotices().find( ( { content } ) => content === message );
	return notice?.actions[ 0 ] as
		| { label: string; onClick: () => void }
		| undefined;
}

// As the host's snackbar does: it goes, and its action is called.
async function press( message: string, label: string ): Promise< void > {
	const notice = readNotices().find( ( { content } ) => content === message );
	const action = findAction( message );
	expect( action?.label ).toBe( label );
	await dispatch( noticesStore ).removeNotice( notice?.id ?? '' );
	action?.onClick();
	await act( async () => {
		for ( let step = 0; step < 30; step++ ) {
			await Promise.resolve();
		}
	} );
}

afterEach( async () => {
	jest.useRealTimers();
	for ( const { id } of readNotices() ) {
		await dispatch( noticesStore ).removeNotice( id );
	}
} );

describe( 'runOnItems', () => {
	it( 'says what was done and takes it back by Undo, which stays until then', async () => {
		const { work, trashed } = aTrash();
		const { done, failed } = await runOnItems( [ A, B ], work );

		expect( [ done, failed ] ).toEqual( [ [ A, B ], [] ] );
		expect( [ ...trashed ] ).toEqual( [ 'A', 'B' ] );
		expect( readNotices() ).toMatchObject( [
			{
				content: 'Trashed: A, B',
				status: 'success',
				type: 'snackbar',
				explicitDismiss: true,
			},
		] );
		await press( 'Trashed: A, B', 'Undo' );
		expect( trashed.size ).toBe( 0 );
		expect( readNotices() ).toMatchObject( [
			{ content: 'Restored: A, B', explicitDismiss: false, actions: [] },
		] );
	} );

	it( 'names what failed beside what was done, and tries that alone again', async () => {
		const { work, trashed, refused, log } = aTrash();
		refused.add( 'B' );
		const { done, failed } = await runOnItems( [ A, B, C ], work );

		expect( done ).toEqual( [ A, C ] );
		expect( failed.map( ( { item } ) => item ) ).toEqual( [ B ] );
		expect( readNotices() ).toMatchObject( [
			{ content: 'Trashed: A, C', status: 'success' },
			{
				content: '“B”: B is locked.',
				status: 'error',
				explicitDismiss: true,
			},
		] );

		refused.clear();
		log.length = 0;
		await press( '“B”: B is locked.', 'Retry' );
		expect( log ).toEqual( [ 'trash B' ] );
		// The Undo of the earlier action is still there.
		expect( readMessages() ).toEqual( [ 'Trashed: A, C', 'Trashed: B' ] );
		await press( 'Trashed: A, C', 'Undo' );
		expect( [ ...trashed ] ).toEqual( [ 'B' ] );
	} );

	it( 'says which Undo failed, and undoes that alone by Retry', async () => {
		const { work, trashed, refused, log } = aTrash();
		await runOnItems( [ A, B ], work );
		refused.add( 'A' );
		await press( 'Trashed: A, B', 'Undo' );

		expect( [ ...trashed ] ).toEqual( [ 'A' ] );
		expect( readMessages() ).toEqual( [
			'Restored: B',
			'“A”: A is locked.',
		] );
		refused.clear();
		log.length = 0;
		await press( '“A”: A is locked.', 'Retry' );
		expect( log ).toEqual( [ 'restore A' ] );
		expect( trashed.size ).toBe( 0 );
		expect( readMessages() ).toEqual( [ 'Restored: B', 'Restored: A' ] );
	} );

	it( 'undoes an Undo that returns what makes the write again, and so on', async () => {
		let value = 'draft';
		const set =
			( next: string ): Undo =>
			async () => {
				const before = value;
				value = next;
				return set( before );
			};
		await runOnItems( [ A ], {
			subject: 'page',
			run: set( 'publish' ),
			done: () => 'Published.',
			undo: { done: () => 'Not published any more.' },
		} );
		expect( value ).toBe( 'publish' );
		await press( 'Published.', 'Undo' );
		expect( value ).toBe( 'draft' );
		await press( 'Not published any more.', 'Undo' );
		expect( value ).toBe( 'publish' );
		await press( 'Published.', 'Undo' );
		expect( value ).toBe( 'draft' );
	} );

	it( 'offers no Undo where one of the items cannot be undone', async () => {
		const { work } = aTrash();
		await runOnItems( [ A, B ], {
			...work,
			run: async ( page ) =>
				page === B ? undefined : work.run( page ),
		} );
		expect( readNotices() ).toMatchObject( [
			{ content: 'Trashed: A, B', actions: [], explicitDismiss: false },
		] );
	} );

	it( 'has one notice for the same items, and one for each others', async () => {
		const { work, refused } = aTrash();
		const rename: Work< Page > = {
			subject: 'page',
			run: async () => {},
			done: () => 'Renamed.',
		};
		refused.add( 'A' );
		await runOnItems( [ A ], work );
		expect( readMessages() ).toEqual( [ '“A”: A is locked.' ] );
		refused.clear();
		await runOnItems( [ A ], work );
		expect( readMessages() ).toEqual( [ 'Trashed: A' ] );
		await runOnItems( [ A ], rename );
		expect( readMessages() ).toEqual( [ 'Renamed.' ] );
		await runOnItems( [ B ], work );
		await runOnItems( [ A ], { ...rename, subject: 'pattern' } );
		expect( readMessages() ).toEqual( [
			'Renamed.',
			'Trashed: B',
			'Renamed.',
		] );
	} );

	it( 'runs two works on one subject at once, and undoes each by itself', async () => {
		const { work, trashed } = aTrash();
		await Promise.all( [
			runOnItems( [ A, B ], work ),
			runOnItems( [ C ], work ),
		] );
		expect( [ ...trashed ].sort() ).toEqual( [ 'A', 'B', 'C' ] );
		await press( 'Trashed: C', 'Undo' );
		expect( [ ...trashed ].sort() ).toEqual( [ 'A', 'B' ] );
		await press( 'Trashed: A, B', 'Undo' );
		expect( trashed.size ).toBe( 0 );
	} );

	it( 'says the outcome when the part that began it is gone', async () => {
		let finish = () => {};
		const finished = new Promise< void >( ( resolve ) => {
			finish = resolve;
		} );
		const { work, trashed } = aTrash();
		function Row() {
			const [ isBusy, setIsBusy ] = useState( false );
			const handleClick = async () => {
				setIsBusy( true );
				await runOnItems( [ A ], {
					...work,
					run: async ( page ) => {
						await finished;
						return work.run( page );
					},
				} );
				setIsBusy( false );
			};
			return (
				<button onClick={ () => void handleClick() }>
					{ isBusy ? 'Busy' : 'Trash' }
				</button>
			);
		}
		const { unmount } = render( <Row /> );
		fireEvent.click( screen.getByRole( 'button', { name: 'Trash' } ) );
		expect( screen.getByText( 'Busy' ) ).toBeInTheDocument();
		unmount();
		expect( readMessages() ).toEqual( [] );
		await act( async () => {
			finish();
			for ( let step = 0; step < 30; step++ ) {
				await Promise.resolve();
			}
		} );
		await press( 'Trashed: A', 'Undo' );
		expect( trashed.size ).toBe( 0 );
	} );

	it( 'offers nothing to somebody who chose the other version', async () => {
		const { work } = aTrash();
		await runOnItems( [ A ], {
			...work,
			run: async () => {
				throw new AcceptedTheirsError( 'The other version was kept.' );
			},
		} );
		expect( readNotices() ).toMatchObject( [
			{
				content: '“A”: The other version was kept.',
				actions: [],
				explicitDismiss: false,
			},
		] );
	} );

	it( 'counts what takes longer than a second, until it has ended', async () => {
		jest.useFakeTimers();
		const { work } = aTrash();
		const running = runOnItems( [ A, B, C ], {
			...work,
			run: async ( { id } ) =>
				void ( await new Promise( ( resolve ) =>
					setTimeout( resolve, id * 700 )
				) ),
		} );
		await jest.advanceTimersByTimeAsync( 800 );
		expect( readMessages() ).toEqual( [] );
		await jest.advanceTimersByTimeAsync( 700 );
		expect( readMessages() ).toEqual( [ '2 of 3…' ] );
		await jest.advanceTimersByTimeAsync( 700 );
		await running;
		expect( readMessages() ).toEqual( [ 'Trashed: A, B, C' ] );
	} );

	it( 'leaves no progress behind when something failed', async () => {
		jest.useFakeTimers();
		const { work } = aTrash();
		const running = runOnItems( [ A, B ], {
			...work,
			run: async ( { id } ) => {
				await new Promise( ( resolve ) =>
					setTimeout( resolve, id * 2000 )
				);
				throw new Error( 'No.' );
			},
		} );
		await jest.advanceTimersByTimeAsync( 2500 );
		expect( readMessages() ).toEqual( [ '1 of 2…' ] );
		await jest.advanceTimersByTimeAsync( 2500 );
		await running;
		expect( readMessages() ).toEqual( [ '2 failed. “A”: No. “B”: No.' ] );
	} );

	it( 'reports the steps to its caller, in place of a notice', async () => {
		const { work } = aTrash();
		const counts: number[] = [];
		await runOnItems( [ A, B, C ], work, {
			onStep: ( count ) => counts.push( count ),
		} );
		expect( counts ).toEqual( [ 1, 2, 3 ] );
	} );

	it( 'keeps the order of items that depend on each other, and that of the way back', async () => {
		const { work, log } = aTrash();
		await runOnItems( [ A, B ], {
			...work,
			toSteps: ( [ ...pages ] ) => pages.map( ( page ) => [ page ] ),
			undo: {
				...work.undo,
				toSteps: ( pages ) =>
					[ ...pages ].reverse().map( ( page ) => [ page ] ),
			},
		} );
		await press( 'Trashed: A, B', 'Undo' );
		expect( log ).toEqual( [
			'trash A',
			'trash B',
			'restore B',
			'restore A',
		] );
	} );

	it( 'shows all of it where its caller wants', async () => {
		const { work, refused } = aTrash();
		const shown: OutcomeNotice[] = [];
		refused.add( 'B' );
		await runOnItems( [ A, B ], work, {
			show: ( notice ) => shown.push( notice ),
		} );
		shown[ 0 ]?.action?.onClick();
		await act( async () => {
			for ( let step = 0; step < 30; step++ ) {
				await Promise.resolve();
			}
		} );
		expect( shown.map( ( { message } ) => message ) ).toEqual( [
			'Trashed: A',
			'“B”: B is locked.',
			'Restored: A',
		] );
		expect( readMessages() ).toEqual( [] );
	} );

	it( 'offers what comes next where there is no Undo, and passes by itself', async () => {
		const open = jest.fn();
		await runOnItems( [ A ], {
			subject: 'page',
			run: async () => {},
			done: () => 'Created.',
			getNext: ( [ page ] ) => ( {
				label: `Edit ${ page?.title }`,
				onClick: open,
			} ),
		} );
		expect( readNotices() ).toMatchObject( [ { explicitDismiss: false } ] );
		await press( 'Created.', 'Edit A' );
		expect( open ).toHaveBeenCalled();
	} );
} );

describe( 'runInForm', () => {
	it( 'rejects with the reason, and says nothing itself', async () => {
		const { work, refused } = aTrash();
		refused.add( 'A' );
		await expect( runInForm( A, work ) ).rejects.toThrow( 'A is locked.' );
		expect( readMessages() ).toEqual( [] );
		refused.clear();
		await runInForm( A, work );
		expect( readMessages() ).toEqual( [ 'Trashed: A' ] );
	} );
} );
