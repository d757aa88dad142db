/*
 * IndexedDB for tests. The DOM that they run in has none, and lacks the function by which it copies values.
 */
import 'core-js/actual/structured-clone';
import 'fake-indexeddb/auto';
