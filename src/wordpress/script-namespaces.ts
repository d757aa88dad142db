/*
 * Replaces the packages that WordPress's own scripts import, while they run.
 *
 * Each of their modules copies every name of each package that it imports (`__toESM` of esbuild). The block editor and the block library
 * import 4,700 times, and define more than 200,000 getters for that before they do anything. They read by name what they import: none lists
 * it. A package whose names are inherited has none of its own to copy, and is read in the same way.
 *
 * Scripts of others may list the names of a package, so only WordPress's own run with packages of this kind. An asynchronous script that
 * runs while one of them loads sees them, too: it reads them as ever, and what it writes is written to the package itself.
 */
import { isRecord } from '@/utils/is-record';

/** Where WordPress has the scripts of its packages; `load-scripts.php` sends several of them together. */
const HOST_SCRIPT = /\/wp-includes\/js\/dist\/|\/wp-admin\/load-scripts\.php\?/;

/** The exports of a package. */
type Namespace = Readonly< Record< string, unknown > >;

const nothing = () => {};

/** Scripts that run one after the other, and what they import. */
export interface ScriptNamespaces {
	/**
	 * Takes a script that runs after those that were taken before it.
	 *
	 * @param script The script, whose address is known.
	 */
	expect: ( script: HTMLScriptElement ) => void;
	/**
	 * A script has run, or cannot be had.
	 *
	 * @param script The script.
	 */
	end: ( script: HTMLScriptElement ) => void;
	/**
	 * Does something between two scripts, which sees the packages as they are.
	 *
	 * @param act What to do.
	 */
	between: ( act: () => void ) => void;
}

/**
 * Gives the scripts of WordPress packages whose names are inherited, for as long as they run, and all others the packages themselves.
 *
 * @param scope Has the packages by their names as `wp`: the window.
 */
export function createScriptNamespaces( scope: object ): ScriptNamespaces {
	const queue: HTMLScriptElement[] = [];
	let restorePackages = nothing;
	const update = () => {
		restorePackages();
		restorePackages =
			queue[ 0 ] && HOST_SCRIPT.test( queue[ 0 ].src )
				? shadowPackages(
						( scope as { wp?: Record< string, unknown > } ).wp ?? {}
				  )
				: nothing;
	};
	return {
		expect: ( script ) => {
			if ( queue.push( script ) === 1 ) {
				update();
			}
		},
		end: ( script ) => {
			// Those before it have run, or never will: the browser passes over some kinds without a word.
			queue.splice( 0, queue.indexOf( script ) + 1 );
			update();
		},
		between: ( act ) => {
			restorePackages();
			restorePackages = nothing;
			try {
				act();
			} finally {
				update();
			}
		},
	};
}

function shadowPackages( packages: Record< string, unknown > ): () => void {
	const lent = Object.entries( packages )
		.filter( isNamespace )
		.map( ( [ name, original ] ) => {
			const shadow = inherit( original );
			packages[ name ] = shadow;
			return { name, original, heir: shadow };
		} );
	return () => {
		for ( const { name, original, heir } of lent ) {
			// A script may have put another one there.
			if ( packages[ name ] === heir ) {
				packages[ name ] = original;
			}
		}
	};
}

// `Object.create` alone would keep what somebody writes, who may hold it for longer than it is lent.
function inherit( original: Namespace ): Namespace {
	return new Proxy< Namespace >( Object.create( original ), {
		set: ( _, name, value ) => Reflect.set( original, name, value ),
		defineProperty: ( _, name, descriptor ) =>
			Reflect.defineProperty( original, name, descriptor ),
		deleteProperty: ( _, name ) => Reflect.deleteProperty( original, name ),
	} );
}

// A bundler marks the exports of a module; what inherits them, as one that is lent already, has no mark of its own.
function isNamespace(
	entry: [ string, unknown ]
): entry is [ string, Namespace ] {
	const [ , value ] = entry;
	return (
		isRecord( value ) &&
		Object.prototype.hasOwnProperty.call( value, '__esModule' )
	);
}
