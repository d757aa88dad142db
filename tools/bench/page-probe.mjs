/**
 * Runs in the page before anything else, and notes when things happen. Times are milliseconds since the navigation began, looked
 * at once a frame.
 *
 * A function of its own source: it must not use anything from outside.
 *
 * @param {Object}      wanted            What to look out for.
 * @param {string|null} wanted.clickAmong Selector of links and buttons; the one that reads *Styles* is clicked until that leads to
 *                                        `/styles` without loading a page.
 * @param {string|null} wanted.text       Selector of something that has to be on the screen.
 * @param {string|null} wanted.label      What it has to read, if that matters.
 */
export function installProbe( { clickAmong, text, label } ) {
	if ( window !== window.top ) {
		performance.setResourceTimingBufferSize( 5000 );
		return;
	}
	performance.setResourceTimingBufferSize( 5000 );
	const times = {};
	window.atelierBench = times;

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
	const isOnTop = ( element ) => {
		const box = element.getBoundingClientRect();
		const top = document.elementFromPoint(
			box.left + box.width / 2,
			box.top + box.height / 2
		);
		return top !== null && element.contains( top );
	};
	const read = ( element ) =>
		( element.getAttribute( 'aria-label' ) ?? element.textContent ).trim();

	// A link that no script handles yet would load a page: the probe's clicks, which no person made, may not.
	window.addEventListener( 'click', ( event ) => {
		if ( ! event.isTrusted ) {
			event.preventDefault();
		}
	} );

	const looks = {
		firstBlock: () =>
			[
				...document.querySelectorAll( 'iframe[name="editor-canvas"]' ),
			].some( ( frame ) => {
				const block =
					frame.contentDocument?.querySelector( '[data-block]' );
				return block && block.getBoundingClientRect().height > 0;
			} ),
	};
	if ( clickAmong ) {
		looks.sidebarUsable = () => {
			const isThere = () =>
				new URLSearchParams( window.location.search ).get( 'p' ) ===
				'/styles';
			if ( isThere() ) {
				return true;
			}
			[ ...document.querySelectorAll( clickAmong ) ]
				.filter(
					( element ) =>
						read( element ) === 'Styles' &&
						isSeen( element ) &&
						isOnTop( element )
				)
				.slice( 0, 1 )
				.forEach( ( element ) => element.click() );
			return isThere();
		};
	}
	if ( text ) {
		looks.text = () =>
			[ ...document.querySelectorAll( text ) ].some(
				( element ) =>
					( ! label || read( element ) === label ) &&
					isSeen( element )
			);
	}

	const look = () => {
		for ( const [ name, happens ] of Object.entries( looks ) ) {
			if ( times[ name ] === undefined && happens() ) {
				times[ name ] = performance.now();
			}
		}
		window.requestAnimationFrame( look );
	};
	window.requestAnimationFrame( look );
}
