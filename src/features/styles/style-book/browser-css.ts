/**
 * Style sheet of what browsers show of an element in a state by themselves. Examples are in no state, so that no browser does so. Any
 * rule of a page outweighs a layer, as it outweighs the browser.
 */
export const BROWSER_CSS = `
@layer atelier-browser {
	:any-link:active {
		color: ActiveText;
	}
	:focus-visible {
		outline: auto 1px;
		outline: auto 1px -webkit-focus-ring-color;
	}
	:any-link:focus-visible,
	.wp-element-button:focus-visible {
		outline-offset: 1px;
	}
}
`;
