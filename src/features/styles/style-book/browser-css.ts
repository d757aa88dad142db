/**
 * Style sheet with the browsers' styles of states. Examples are only marked as in a state, so browsers do not apply these styles. Any
 * rule of a page overrides the layer, as it overrides the browser.
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
