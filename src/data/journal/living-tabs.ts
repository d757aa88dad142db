import { afterDelay } from '@/schedule/after-delay';

const PREFIX = 'atelier-tab-';
const CHANNEL = 'atelier-tabs';
/** Pages in the background answer within this time. */
const ROLL_CALL_MS = 600;

/** Id of this load of the page. */
export const OWN_TAB: string = createTabId();

let announced: Promise< void > | undefined;

/**
 * Announces this page to others as long as it is open; resolves once they can find it.
 *
 * The browser releases a page's lock when the page closes or crashes. Without HTTPS there are no locks; there open pages answer a broadcast.
 */
export function announceTab(): Promise< void > {
	announced ??=
		'locks' in navigator
			? acquireLock( PREFIX + OWN_TAB )
			: answerRollCalls();
	return announced;
}

/** Returns the ids of the pages that are open now, on any site of this origin. */
export async function readLivingTabs(): Promise< readonly string[] > {
	if ( ! ( 'locks' in navigator ) ) {
		return callRoll();
	}
	const { held = [] } = await navigator.locks.query();
	return held
		.map( ( { name = '' } ) => name )
		.filter( ( name ) => name.startsWith( PREFIX ) )
		.map( ( name ) => name.slice( PREFIX.length ) );
}

function acquireLock( name: string ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		navigator.locks
			.request( name, () => {
				resolve();
				return new Promise< void >( () => {} );
			} )
			.catch( reject );
	} );
}

async function answerRollCalls(): Promise< void > {
	if ( ! ( 'BroadcastChannel' in window ) ) {
		return;
	}
	const channel = new BroadcastChannel( CHANNEL );
	channel.addEventListener( 'message', ( { data } ) => {
		if ( data === 'who' ) {
			channel.postMessage( { tab: OWN_TAB } );
		}
	} );
}

function callRoll(): Promise< readonly string[] > {
	if ( ! ( 'BroadcastChannel' in window ) ) {
		return Promise.resolve( [ OWN_TAB ] );
	}
	return new Promise( ( resolve ) => {
		const tabs = new Set( [ OWN_TAB ] );
		const channel = new BroadcastChannel( CHANNEL );
		channel.addEventListener( 'message', ( { data } ) => {
			const tab = ( data as { tab?: unknown } | null )?.tab;
			if ( typeof tab === 'string' ) {
				tabs.add( tab );
			}
		} );
		channel.postMessage( 'who' );
		afterDelay( ROLL_CALL_MS, () => {
			channel.close();
			resolve( Array.from( tabs ) );
		} );
	} );
}

// `randomUUID` exists on HTTPS only.
function createTabId(): string {
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	return Array.from( bytes, ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
}
