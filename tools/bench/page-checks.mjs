/**
 * Runs in the page before other scripts, and defines `window.atelierChecks`, which times openings and actions: from the navigation,
 * or from the first event of a type, to the first frame in which all checks succeed. It also records the page's long tasks.
 *
 * The function is serialized: it must not use anything from outside.
 *
 * @param {Object<string, import('./time-action.mjs').Check[]>} [openings] The checks of each opening, by name.
 */
// eslint-disable-next-line max-lines-per-function -- It runs in the page by its own source, and can use nothing from outside.
export function installChecks( openings = {} ) {
	window.performance.setResourceTimingBufferSize( 5000 );
	if ( window !== window.top ) {
		return;
	}
	const tasks = [];
	const observer = new window.PerformanceObserver( ( list ) =>
		tasks.push( ...list.getEntries() )
	);
	observer.observe( { type: 'longtask', buffered: true } );
	const isSeen = ( element ) => {
		const box = element.getBoundingClientRect();
		return (
			box.width > 0 &&
			box.height > 0 &&
			element.checkVisibility( {
				opacityProperty: true,
				visibilityProperty: true,
			} )
		);
	};
	const canvas = () =>
		/** @type {HTMLIFrameElement | null} */ (
			document.querySelector( 'iframe[name="editor-canvas"]' )
		)?.contentDocument;
	const reads = ( element, text ) =>
		[ element.getAttribute( 'aria-label' ), element.textContent ].some(
			( words ) => words?.trim().toLowerCase() === text.toLowerCase()
		);
	const seenFrames = () =>
		[ ...document.querySelectorAll( 'iframe' ) ].filter( isSeen );
	// The frame that shows the site, in Design or in the host: the last visible one, which covers the others.
	const previews = () =>
		seenFrames()
			.slice( -1 )
			.map( ( { contentDocument } ) => contentDocument );
	const rootsOf = ( { inCanvas, inPreview } ) => {
		if ( inPreview ) {
			return previews();
		}
		return [ inCanvas ? canvas() : document ];
	};
	const isFound =
		( { text } ) =>
		( element ) =>
			( ! text || reads( element, text ) ) && isSeen( element );
	const candidates = ( check ) =>
		rootsOf( check ).flatMap( ( root ) => [
			...( root?.querySelectorAll( check.selector ) ?? [] ),
		] );
	const readStyle = ( check ) => {
		const element = candidates( check ).find( isFound( check ) );
		return element && window.getComputedStyle( element )[ check.changes ];
	};
	const holds = ( check ) => {
		if ( check.path ) {
			return (
				new URLSearchParams( window.location.search ).get( 'p' ) ===
				check.path
			);
		}
		if ( check.changes ) {
			return readStyle( check ) !== check.before;
		}
		if ( check.eachHas ) {
			const found = candidates( check ).filter( isFound( check ) );
			return (
				found.length > 0 &&
				found.every( ( element ) =>
					element.textContent.includes( check.eachHas )
				)
			);
		}
		// The first is enough: checking all elements of a long page in each frame would affect the measurement.
		const isThere = candidates( check ).some( isFound( check ) );
		return check.isAbsent ? ! isThere : isThere;
	};

	const opened = {};
	const lookAtOpenings = () => {
		const open = Object.entries( openings ).filter(
			( [ name ] ) => opened[ name ] === undefined
		);
		for ( const [ name, checks ] of open ) {
			if ( checks.every( holds ) ) {
				opened[ name ] = window.performance.now();
			}
		}
		if ( open.length > 0 ) {
			window.requestAnimationFrame( lookAtOpenings );
		}
	};
	window.requestAnimationFrame( lookAtOpenings );

	window.atelierChecks = {
		opened,
		/**
		 * Returns the longest task since a time; 0 where none was long.
		 *
		 * @param {number} since Milliseconds since the navigation.
		 */
		longestTask( since ) {
			tasks.push( ...observer.takeRecords() );
			return tasks
				.filter(
					( { startTime, duration } ) => startTime + duration > since
				)
				.reduce(
					( longest, { duration } ) => Math.max( longest, duration ),
					0
				);
		},
		/**
		 * Begins to watch whether the last of some elements is completely in view, which `isAtEnd` reports. To read its position in each
		 * frame would lengthen the measured tasks.
		 *
		 * @param {string} elements Selector.
		 */
		watchEnd( elements ) {
			window.atelierChecks.isAtEnd = false;
			new window.IntersectionObserver(
				( entries ) => {
					window.atelierChecks.isAtEnd =
						entries.at( -1 ).intersectionRatio === 1;
				},
				{ threshold: 1 }
			).observe( [ ...document.querySelectorAll( elements ) ].at( -1 ) );
		},
		isAtEnd: false,
		start( event, checks ) {
			const wanted = checks.map( ( check ) => ( {
				...check,
				...( check.changes && { before: readStyle( check ) } ),
			} ) );
			const timing = {};
			window.atelierChecks.timing = timing;
			if ( event === 'now' ) {
				timing.start = window.performance.now();
			} else {
				window.addEventListener(
					event,
					() => ( timing.start ??= window.performance.now() ),
					{ capture: true, once: true }
				);
			}
			const look = () => {
				if ( timing.start !== undefined && wanted.every( holds ) ) {
					timing.end = window.performance.now();
					return;
				}
				window.requestAnimationFrame( look );
			};
			window.requestAnimationFrame( look );
		},
	};
}
