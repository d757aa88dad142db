window.asksGlobals = Object.fromEntries(
	[
		'ajaxurl',
		'pagenow',
		'typenow',
		'adminpage',
		'thousandsSeparator',
		'decimalPoint',
		'isRtl',
		'addLoadEvent',
		'userSettings',
	].map( ( name ) => [
		name,
		typeof window[ name ] === 'string'
			? window[ name ]
			: typeof window[ name ],
	] )
);
window.asksTagAtRun = window.asksTag;
