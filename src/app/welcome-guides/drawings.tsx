import type { ReactNode } from 'react';

/*
 * The guides' own drawings: simple sheets and shapes in the colors of the interface, drawn at 312 by 208 pixels and
 * scaled to the guide's width. They are decorative.
 */

function Drawing( { children }: { children: ReactNode } ) {
	return (
		<svg
			className="atelier-welcome-guide__drawing"
			viewBox="0 0 312 208"
			aria-hidden="true"
			focusable="false"
		>
			<rect className="is-ground" width="312" height="208" />
			{ children }
		</svg>
	);
}

/** A site: header, picture, columns, and a block that is selected. */
export function DrawnSite() {
	return (
		<Drawing>
			<rect
				className="is-sheet"
				x="56"
				y="32"
				width="200"
				height="176"
				rx="6"
			/>
			<circle className="is-accent" cx="76" cy="50" r="6" />
			<path className="is-line" d="M180 50h20M208 50h20" />
			<rect
				className="is-tone"
				x="68"
				y="68"
				width="176"
				height="64"
				rx="3"
			/>
			<path
				className="is-hill"
				d="M68 132v-18l44-30 40 32 28-18 64 34z"
			/>
			<path className="is-line" d="M68 148h80M68 160h80M68 172h56" />
			<rect
				className="is-frame"
				x="162"
				y="142"
				width="82"
				height="40"
				rx="2"
			/>
			<path className="is-line" d="M170 154h66M170 166h44" />
		</Drawing>
	);
}

/** Styles: swatches, a letter and a slider. */
export function DrawnPalette() {
	return (
		<Drawing>
			<rect
				className="is-sheet"
				x="40"
				y="40"
				width="104"
				height="128"
				rx="6"
			/>
			<path className="is-letter" d="M66 136 92 68l26 68M75 114h34" />
			<rect
				className="is-sheet"
				x="160"
				y="40"
				width="112"
				height="60"
				rx="6"
			/>
			<circle className="is-accent" cx="184" cy="70" r="14" />
			<circle className="is-hill" cx="216" cy="70" r="14" />
			<circle className="is-tone" cx="248" cy="70" r="14" />
			<rect
				className="is-sheet"
				x="160"
				y="108"
				width="112"
				height="60"
				rx="6"
			/>
			<path className="is-line" d="M176 138h80" />
			<circle className="is-accent" cx="224" cy="138" r="7" />
		</Drawing>
	);
}

/** One page with its title, picture and text. */
export function DrawnPage() {
	return (
		<Drawing>
			<rect
				className="is-sheet"
				x="80"
				y="32"
				width="152"
				height="176"
				rx="6"
			/>
			<path className="is-title" d="M100 58h72" />
			<rect
				className="is-tone"
				x="100"
				y="76"
				width="112"
				height="56"
				rx="3"
			/>
			<circle className="is-accent" cx="190" cy="94" r="8" />
			<path
				className="is-hill"
				d="M100 132v-12l34-22 30 22 18-12 30 24z"
			/>
			<path className="is-line" d="M100 148h112M100 162h112M100 176h72" />
		</Drawing>
	);
}

/** Blocks of several kinds, one of them with its own style. */
export function DrawnBlocks() {
	return (
		<Drawing>
			<rect
				className="is-sheet"
				x="48"
				y="44"
				width="100"
				height="52"
				rx="6"
			/>
			<path className="is-title" d="M64 62h52" />
			<path className="is-line" d="M64 78h68" />
			<rect
				className="is-accent"
				x="164"
				y="44"
				width="100"
				height="52"
				rx="26"
			/>
			<path className="is-light" d="M192 70h44" />
			<rect
				className="is-sheet"
				x="48"
				y="112"
				width="100"
				height="52"
				rx="6"
			/>
			<path className="is-hill" d="M56 156v-8l28-22 22 18 12-8 22 20z" />
			<rect
				className="is-sheet"
				x="164"
				y="112"
				width="100"
				height="52"
				rx="6"
			/>
			<path className="is-line" d="M180 130h68M180 146h44" />
		</Drawing>
	);
}

/** An open book. */
export function DrawnReading() {
	return (
		<Drawing>
			<path
				className="is-sheet"
				d="M156 64c-20-14-50-16-80-12v100c30-4 60-2 80 12z"
			/>
			<path
				className="is-sheet"
				d="M156 64c20-14 50-16 80-12v100c-30-4-60-2-80 12z"
			/>
			<path
				className="is-line"
				d="M92 80c16-2 32 0 46 6M92 100c16-2 32 0 46 6M174 86c14-6 30-8 46-6M174 106c14-6 30-8 46-6"
			/>
			<path className="is-accent" d="M196 46h20v44l-10-8-10 8z" />
		</Drawing>
	);
}

/** A template: one frame that several pages share. */
export function DrawnTemplate() {
	return (
		<Drawing>
			<rect
				className="is-tone"
				x="112"
				y="36"
				width="144"
				height="140"
				rx="6"
			/>
			<rect
				className="is-tone"
				x="96"
				y="48"
				width="144"
				height="140"
				rx="6"
			/>
			<rect
				className="is-sheet"
				x="72"
				y="60"
				width="152"
				height="148"
				rx="6"
			/>
			<rect
				className="is-accent"
				x="72"
				y="60"
				width="152"
				height="24"
				rx="6"
			/>
			<path className="is-light" d="M88 72h40" />
			<rect
				className="is-frame"
				x="88"
				y="98"
				width="120"
				height="70"
				rx="2"
			/>
			<path className="is-line" d="M100 116h96M100 132h96M100 148h56" />
			<path className="is-line" d="M88 186h40" />
		</Drawing>
	);
}
