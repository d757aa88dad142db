import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';
import { getClockOffset, getServerNow } from '@/data/site/server-clock';

const SECONDS = 1_800_000_000;
const MS_PER_DAY = 86_400_000;

it.each( [
	[ 'a clock that goes right', 0, 0 ],
	[ 'what the answer took', 59_000, 0 ],
	[ 'a clock that is a little ahead', -59_999, 0 ],
	[ 'a clock that is a minute late', -60_000, 60_000 ],
	[ 'a clock that is a day ahead', MS_PER_DAY, -MS_PER_DAY ],
	[ 'a clock that is a day late', -MS_PER_DAY, MS_PER_DAY ],
] )( 'knows %s (scenario 39)', ( _, difference, offset ) => {
	expect( getClockOffset( SECONDS, SECONDS * 1000 + difference ) ).toBe(
		offset
	);
} );

it( 'tells the server’s time on a computer whose clock is a day ahead (scenario 39)', () => {
	const yesterday = Math.round( performance.timeOrigin / 1000 ) - 86_400;
	printBootPayload( aBootPayload( { serverTime: yesterday } ) );
	const ahead = Date.now() - getServerNow();
	expect( Math.abs( ahead - MS_PER_DAY ) ).toBeLessThanOrEqual( 1000 );
} );
