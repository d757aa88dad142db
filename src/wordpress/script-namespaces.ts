/*
 * Replaces the packages that WordPress's own scripts import, while they run.
 *
 * Each of their modules copies every name of each package that it imports (`__toESM` of esbuild). The block editor and the block library
 * import 4,700 times, and define more than 200,000 getters before they do anything else. `Object.create( pkg )` has no own keys, so
 * `__toESM` copies nothing; reads by name still resolve, and no core script lists the keys.
 *
 * Scripts of plugins may list the keys of a package, so only WordPress's own scripts run with shadowed packages. An asynchronous script
 * that runs meanwhile sees the shadows, too: its reads resolve, and its writes go to the package itself.
 */
import { isRecord } from '@/utils/is-record';

/** Where WordPress has the scripts of its packages; `load-scripts.php` sends several of them together. */
const HOST_SCRIPT = /\/wp-includes\/js\/dist\/|\/wp-admin\/load-scripts\.php\?/;

/** The exports of a package. */
type Namespace = Readonly< Record< string, unknown > >;

const nothing = () => {};

/** Queue of scripts that run one after the other, for which packages are shadowed. */
export interface ScriptNamespaces {
	/**
	 * Adds a script that runs after those that were added before it.
	 *
	 * @param script The script, with its address set.
	 */
	expect: ( script: HTMLScriptElement ) => void;
	/**
	 * Reports that a script has run or could not be loaded.
	 *
	 * @param script The script.
	 */
	end: ( script: HTMLScriptElement ) => void;
	/**
	 * Runs a function between two scripts, with the original packages.
	 *
	 * @param act The function.
	 */
	between: ( act: () => void ) => void;
}

/**
 * Shadows the packages while WordPress's scripts run; all other scripts get the packages themselves.
 *
 * @param scope The window, whose `wp` has the packages by their names.
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
			// Earlier scripts have run, or never will: the browser silently skips some kinds.
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
	const shadowed = Object.entries( packages )
		.filter( isNamespace )
		.map( ( [ name, original ] ) => {
			const shadow = inherit( original );
			packages[ name ] = shadow;
			return { name, original, shadow };
		} );
	return () => {
		for ( const { name, original, shadow } of shadowed ) {
			// A script may have replaced the package.
			if ( packages[ name ] === shadow ) {
				packages[ name ] = original;
			}
		}
	};
}

// Writes to the shadow go to the original: a script may use the shadow after `restorePackages()`.
function inherit( original: Namespace ): Namespace {
	return new Proxy< Namespace >( Object.create( original ), {
		set: ( _, name, value ) => Reflect.set( original, name, value ),
		defineProperty: ( _, name, descriptor ) =>
			Reflect.defineProperty( original, name, descriptor ),
		deleteProperty: ( _, name ) => Reflect.deleteProperty( original, name ),
	} );
}

// A bundler marks the exports of a module with `__esModule`; a shadow only inherits the mark.
function isNamespace(
	entry: [ string, unknown ]
): entry is [ string, Namespace ] {
	const [ , value ] = entry;
	return (
		isRecord( value ) &&
		Object.prototype.hasOwnProperty.call( value, '__esModule' )
	);
}
