/** Flags of Chromium for measurements and tests: no background requests, and no sandbox, which a container may not allow. */
export const BROWSER_FLAGS = [
	'--headless=new',
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];
