/**
 * Runs in the page before anything else, and puts `window.atelierChecks` there, by which an action is timed: from the first event
 * of a type to the first frame in which all that is wanted is on the screen.
 *
 * A function of its own source: it must not use anything from outside.
 */
export function installChecks() {
	if ( window !== window.top ) {
		return;
	}
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
		document.querySelector( 'iframe[name="editor-canvas"]' )
			?.contentDocument;
	const reads = ( element, text ) =>
		[ element.getAttribute( 'aria-label' ), element.textContent ].some(
			( words ) => words?.trim().toLowerCase() === text.toLowerCase()
		);
	const find = ( { selector, text, inCanvas } ) => {
		const root = inCanvas ? canvas() : document;
		return [ ...( root?.querySelectorAll( selector ) ?? [] ) ].filter(
			( element ) =>
				( ! text || reads( element, text ) ) && isSeen( element )
		);
	};
	const readStyle = ( check ) => {
		const [ element ] = find( check );
		return element && window.getComputedStyle( element )[ check.changes ];
	};
	const holds = ( check ) => {
		const found = find( check );
		if ( check.isAbsent ) {
			return found.length === 0;
		}
		if ( check.changes ) {
			return readStyle( check ) !== check.before;
		}
		if ( check.eachHas ) {
			return (
				found.length > 0 &&
				found.every( ( element ) =>
					element.textContent.includes( check.eachHas )
				)
			);
		}
		return found.length > 0;
	};

	const lookAtOpening = () => {
		const { opening } = window.atelierChecks;
		if ( opening?.every( holds ) ) {
			window.atelierChecks.openedAt = window.performance.now();
			return;
		}
		window.requestAnimationFrame( lookAtOpening );
	};
	window.requestAnimationFrame( lookAtOpening );

	window.atelierChecks = {
		start( event, checks ) {
			const wanted = checks.map( ( check ) => ( {
				...check,
				...( check.changes && { before: readStyle( check ) } ),
			} ) );
			const timing = {};
			window.atelierChecks.timing = timing;
			window.addEventListener(
				event,
				() => ( timing.start ??= window.performance.now() ),
				{ capture: true, once: true }
			);
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
