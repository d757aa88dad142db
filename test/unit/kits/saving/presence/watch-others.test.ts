import { fetchOthers, leaveRecord } from '@/data/reads/open-records';
import { ASK_EVERY_MS, watchOthers } from '@/kits/saving/presence/watch-others';
import { LOGGED_OUT_CODE } from '@/data/requests/session/session-middleware';

jest.mock( '@/data/reads/open-records', () => ( {
	fetchOthers: jest.fn(),
	leaveRecord: jest.fn(),
} ) );

const ask = jest.mocked( fetchOthers );
const leave = jest.mocked( leaveRecord );
const record = { type: 'page', id: 4 };
const anna = { id: 2, name: 'Anna' };

let isHidden = false;
Object.defineProperty( document, 'hidden', { get: () => isHidden } );
const setHidden = ( next: boolean ) => {
	isHidden = next;
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};
const pass = ( milliseconds: number ) =>
	jest.advanceTimersByTimeAsync( milliseconds );

let end: () => void;
const watch = ( isEditing = false ) => {
	const onChange = jest.fn();
	end = watchOthers( { record, isEditing, onChange } );
	return onChange;
};

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	isHidden = false;
	ask.mockResolvedValue( [ anna ] );
	leave.mockResolvedValue();
} );

afterEach( async () => {
	end();
	await pass( 0 );
	jest.useRealTimers();
} );

describe( 'watchOthers', () => {
	it( 'asks at once, and again within 15 s', async () => {
		const onChange = watch();
		await pass( 0 );
		expect( onChange ).toHaveBeenLastCalledWith( [ anna ] );

		ask.mockResolvedValue( [] );
		await pass( ASK_EVERY_MS );
		expect( onChange ).toHaveBeenLastCalledWith( [] );
		expect( ASK_EVERY_MS ).toBeLessThan( 15_000 );
	} );

	it( 'asks nothing while the page is hidden, and at once when it is looked at again', async () => {
		watch();
		await pass( 0 );
		setHidden( true );
		await pass( ASK_EVERY_MS * 3 );
		expect( ask ).toHaveBeenCalledTimes( 1 );
		setHidden( false );
		expect( ask ).toHaveBeenCalledTimes( 2 );
	} );

	it.each( [
		[ 'the server fails', { data: { status: 500 } }, 2 ],
		[ 'there is no answer', new TypeError( 'Failed to fetch' ), 2 ],
		[ 'the record is gone', { data: { status: 404 } }, 1 ],
		[ 'the person may not edit it', { data: { status: 403 } }, 1 ],
		[ 'the person is logged out', { code: LOGGED_OUT_CODE }, 1 ],
	] )(
		'when %s, asks as often as it helps',
		async ( _name, error, count ) => {
			ask.mockRejectedValue( error );
			const onChange = watch();
			await pass( ASK_EVERY_MS + 1 );
			expect( ask ).toHaveBeenCalledTimes( count );
			expect( onChange ).not.toHaveBeenCalled();
		}
	);

	it( 'tells that a record was closed by those who edit it alone, after the last question', async () => {
		watch();
		end();
		await pass( 0 );
		expect( leave ).not.toHaveBeenCalled();

		let answer: ( others: [] ) => void = () => {};
		ask.mockReturnValue(
			new Promise( ( resolve ) => {
				answer = resolve;
			} )
		);
		const onChange = watch( true );
		end();
		await pass( 0 );
		expect( leave ).not.toHaveBeenCalled();
		answer( [] );
		await pass( ASK_EVERY_MS );
		expect( leave ).toHaveBeenCalledTimes( 1 );
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'tells it when the page is left', () => {
		watch( true );
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( leave ).toHaveBeenCalledWith( record );
	} );
} );
